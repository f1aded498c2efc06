import "@hotwired/turbo";
import "controllers";
import "shop";
import "forms";

// The document keeps the policy of its first page, so the pages that Turbo puts into it must carry
// its nonce.
document.addEventListener("turbo:before-fetch-request", ({ detail }) => {
  const { content } = document.querySelector("meta[name=csp-nonce]");
  detail.fetchOptions.headers["X-Turbo-Nonce"] = content;
});
