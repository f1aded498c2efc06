//= require ujs/app/assets/javascripts/rails-ujs
//= require dist/turbolinks
//= require shop
//= require forms
//= require_self

// The document keeps the policy of its first page, so the pages that Turbolinks puts into it must
// carry its nonce.
{
  const nonce = document.querySelector("meta[name=csp-nonce]").content;
  document.addEventListener("turbolinks:request-start", ({ data: { xhr } }) => {
    xhr.setRequestHeader("X-Turbolinks-Nonce", nonce);
  });
}

// The progress bar adds a <style> element, which a strict policy refuses. A longer delay would not
// help: on the way back to a page that is not in the cache the bar shows at once.
window.Turbolinks.controller.adapter.showProgressBar = () => {};
