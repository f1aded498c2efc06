// The nonce of the first page, whose policy the document keeps.
const nonceOfPage = document.querySelector("meta[name=csp-nonce]").content;
document.addEventListener("turbo:before-fetch-request", (event) => {
  event.detail.fetchOptions.headers["X-Turbo-Nonce"] = nonceOfPage;
});
document.addEventListener("turbolinks:request-start", (event) => {
  event.data.xhr.setRequestHeader("X-Turbo-Nonce", nonceOfPage);
});
// Unlike Turbo's, the styles of Turbolinks' progress bar carry no nonce.
window.Turbolinks?.controller.adapter.progressBar.stylesheetElement.setAttribute(
  "nonce",
  nonceOfPage,
);
