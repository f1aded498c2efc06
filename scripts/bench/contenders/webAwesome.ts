// With all that it imports: the lengths of its animations are in its theme.
import "@awesome.me/webawesome/dist/styles/webawesome.css";
import "@awesome.me/webawesome/dist/components/dialog/dialog.js";
import "@awesome.me/webawesome/dist/components/drawer/drawer.js";
import "@awesome.me/webawesome/dist/components/tab-group/tab-group.js";

for (const trigger of document.querySelectorAll<HTMLElement>("[data-opens]"))
  trigger.addEventListener("click", () => {
    const target = document.querySelector<HTMLElement & { open: boolean }>(
      trigger.dataset.opens ?? "",
    );
    if (target) target.open = true;
  });
