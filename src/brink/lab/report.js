// Tables can be sorted by any column; numbers by their size, not by how they are written.
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending" || (!head.hasAttribute("aria-sort") && !head.classList.contains("text"));
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const sign = down ? -1 : 1;
      const compare = (a, b) => {
        const [x, y] = [value(a), value(b)];
        if (x === "" || y === "") return (x === "") - (y === "");
        const apart = Number(x) - Number(y);
        return sign * (Number.isNaN(apart) ? x.localeCompare(y) : apart);
      };
      table.tBodies[0].append(...[...table.tBodies[0].rows].sort(compare));
    });
  });
}
