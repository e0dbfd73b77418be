## Why a move is good

why-hq = headquarters, you against them { $change }
why-units = worth of your units against theirs { $change }
why-fire = your fire against theirs { $change }
why-advance = lines advanced against theirs { $change }
why-hand = cards in hand against theirs { $change }
why-income = your income against theirs { $change }
why-goal = your mission { $change }
why-cover = cover of your units against theirs { $change }
