/** The page of Stimulus with Turbo: hand-written controllers and native elements. */
import "@hotwired/turbo";
import { type ActionEvent, Controller } from "@hotwired/stimulus";
import { application } from "../followButton/stimulus";
import "./dialogs.css";
import { goSlides, isClosed, maskedCpf, rememberClosed, timeLeft } from "./plain";

class BannerController extends Controller<HTMLElement> {
  static override readonly values = { cookie: String };
  declare readonly cookieValue: string;

  override connect(): void {
    if (isClosed(this.cookieValue)) this.element.remove();
  }

  close(): void {
    rememberClosed(this.cookieValue);
    this.element.remove();
  }
}

class SliderController extends Controller {
  static override readonly targets = ["row"];
  declare readonly rowTarget: HTMLElement;

  go({ params }: ActionEvent): void {
    goSlides(this.rowTarget, Number(params.by));
  }
}

class DialogController extends Controller {
  static override readonly values = { name: String };
  declare readonly nameValue: string;

  open(event: Event): void {
    event.preventDefault();
    document.querySelector<HTMLDialogElement>(`#${this.nameValue}`)?.showModal();
  }
}

class CountdownController extends Controller<HTMLElement> {
  static override readonly values = { endsAt: String };
  declare readonly endsAtValue: string;
  #timer = 0;

  override connect(): void {
    const tick = () => {
      this.element.textContent = timeLeft(this.endsAtValue);
    };
    tick();
    this.#timer = window.setInterval(tick, 1000);
  }

  override disconnect(): void {
    clearInterval(this.#timer);
  }
}

class TabsController extends Controller {
  static override readonly targets = ["tab", "panel"];
  declare readonly tabTargets: readonly HTMLElement[];
  declare readonly panelTargets: readonly HTMLElement[];

  choose(event: Event): void {
    event.preventDefault();
    for (const [index, tab] of this.tabTargets.entries()) {
      const isChosen = tab === event.currentTarget;
      tab.classList.toggle("active", isChosen);
      tab.ariaSelected = String(isChosen);
      const panel = this.panelTargets[index];
      if (panel) panel.hidden = !isChosen;
    }
  }
}

class MaskController extends Controller<HTMLInputElement> {
  write(): void {
    this.element.value = maskedCpf(this.element.value);
  }
}

application.register("banner", BannerController);
application.register("slider", SliderController);
application.register("dialog", DialogController);
application.register("countdown", CountdownController);
application.register("tabs", TabsController);
application.register("mask", MaskController);
