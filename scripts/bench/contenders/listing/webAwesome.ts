/**
 * The page of Web Awesome's components, each imported as its documentation shows. The parts without
 * such a component are written by hand.
 */
import "@awesome.me/webawesome/dist/styles/webawesome.css";
import "@awesome.me/webawesome/dist/components/accordion/accordion.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/carousel/carousel.js";
import "@awesome.me/webawesome/dist/components/carousel-item/carousel-item.js";
import "@awesome.me/webawesome/dist/components/dialog/dialog.js";
import "@awesome.me/webawesome/dist/components/drawer/drawer.js";
import "@awesome.me/webawesome/dist/components/popover/popover.js";
import "@awesome.me/webawesome/dist/components/select/select.js";
import "@awesome.me/webawesome/dist/components/tab-group/tab-group.js";
import { labelOf, sendFollow } from "../followButton/followButton";
import { isClosed, maskedCpf, rememberClosed, timeLeft } from "./plain";
import "./webAwesome.css";

function show(button: HTMLElement, following: boolean): void {
  button.dataset.following = String(following);
  button.setAttribute("appearance", following ? "outlined" : "accent");
  button.textContent = labelOf(following, button.dataset.name ?? "");
}

for (const button of document.querySelectorAll<HTMLElement>("wa-button.follow")) {
  button.removeAttribute("href");
  button.addEventListener("click", async () => {
    const wish = button.dataset.following !== "true";
    show(button, wish);
    const settings = {
      userId: button.dataset.userId ?? "",
      followPath: "/api/users/follow",
      unfollowPath: "/api/users/unfollow",
      loginPath: "/entrar",
    };
    show(button, await sendFollow(wish, settings));
  });
}

for (const banner of document.querySelectorAll<HTMLElement>(".banner")) {
  const cookie = banner.dataset.cookie ?? "";
  banner.hidden = isClosed(cookie);
  banner.querySelector("button")?.addEventListener("click", () => {
    rememberClosed(cookie);
    banner.hidden = true;
  });
}

for (const opener of document.querySelectorAll("[data-dialog], [data-drawer]"))
  opener.addEventListener("click", (event) => event.preventDefault());

const cpf = document.querySelector<HTMLInputElement>("#cpf");
cpf?.addEventListener("input", () => {
  cpf.value = maskedCpf(cpf.value);
});

const countdown = document.querySelector<HTMLElement>(".countdown");
function tick(): void {
  if (countdown) countdown.textContent = timeLeft(countdown.dataset.endsAt ?? "");
}
tick();
setInterval(tick, 1000);
