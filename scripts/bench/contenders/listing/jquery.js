/** The page as many shops have it: jQuery with its plugins, in one file. */
import "./jqueryGlobal.js";
import "bootstrap";
import "jquery-ujs";
import "jquery-mask-plugin";
import { Popover } from "bootstrap";
import $ from "jquery";
import select2 from "select2";
import slick from "slick-carousel";
import "bootstrap/dist/css/bootstrap.min.css";
import "select2/dist/css/select2.min.css";
import "slick-carousel/slick/slick.css";
import "./jquery.css";
import { isClosed, rememberClosed, timeLeft } from "./plain";

// As CommonJS these two are functions that wait for jQuery.
select2(window, $);
slick(window, $);

function showFollowing(link, following) {
  link
    .toggleClass("following", following)
    .attr("href", `/api/users/${following ? "unfollow" : "follow"}`)
    .data("method", following ? "delete" : "post")
    .text(`${following ? "seguindo" : "seguir"} ${link.data("name")}`);
}

const isFollowing = (link) => link.hasClass("following");

$(document)
  .on("ajax:send", "a.follow", ({ currentTarget }) => {
    const link = $(currentTarget);
    showFollowing(link, !isFollowing(link));
  })
  .on("ajax:error", "a.follow", ({ currentTarget }, { status }) => {
    const link = $(currentTarget);
    if (status !== 422) showFollowing(link, !isFollowing(link));
  })
  .on("click", ".banner .cross", ({ currentTarget }) => {
    const banner = $(currentTarget).closest(".banner");
    rememberClosed(banner.data("cookie"));
    banner.hide();
  });

$(() => {
  $(".banner")
    .filter((_, banner) => isClosed($(banner).data("cookie")))
    .hide();
  $(".slides").slick({
    appendArrows: ".arrows",
    prevArrow: '<button class="tool" type="button" aria-label="anterior">‹</button>',
    nextArrow: '<button class="tool" type="button" aria-label="próximo">›</button>',
  });
  $("#cpf").mask("000.000.000-00");
  $("#estado").select2({ width: "100%" });
  for (const trigger of $("[data-bs-toggle=popover]")) new Popover(trigger);
  const tick = () => $(".countdown").text(timeLeft($(".countdown").data("ends-at")));
  tick();
  setInterval(tick, 1000);
});
