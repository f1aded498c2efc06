const notice = document.createElement("p");
notice.className = "without-server";
notice.setAttribute("role", "status");
notice.textContent =
  "nenhum servidor respondeu: o que esta história pergunta fica sem resposta, e o widget mostra o que a página tinha mandado. abra o storybook pelo site, ou com npm run storybook.";

/**
 * Shows or removes a notice above the story that no server answers it. The page is reloaded once a
 * service worker controls it.
 */
export function noticeWithoutServer(isWithout: boolean): void {
  if (!isWithout) {
    notice.remove();
    return;
  }
  document.body.prepend(notice);
  navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
}
