import KeenSlider from "keen-slider";

new KeenSlider("#slider", { loop: true });
