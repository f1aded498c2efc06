import "keen-slider/keen-slider.min.css";
import KeenSlider from "keen-slider";

new KeenSlider("#slider", { loop: true });
