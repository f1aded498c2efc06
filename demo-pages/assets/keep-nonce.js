// Turbolinks runs this again at each visit, because the browser hides the nonce by which it would know the script.
if (!window.nonceOfPage) {
  window.nonceOfPage = document.querySelector("meta[name=csp-nonce]").content;
  document.addEventListener("turbo:before-fetch-request", (event) => {
    event.detail.fetchOptions.headers["X-Turbo-Nonce"] = window.nonceOfPage;
  });
  document.addEventListener("turbolinks:request-start", (event) => {
    event.data.xhr.setRequestHeader("X-Turbo-Nonce", window.nonceOfPage);
  });
  // Unlike Turbo's, the styles of Turbolinks' progress bar carry no nonce.
  window.Turbolinks?.controller.adapter.progressBar.stylesheetElement.setAttribute(
    "nonce",
    window.nonceOfPage,
  );
}
