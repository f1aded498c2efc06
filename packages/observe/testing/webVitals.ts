export { onINP } from "web-vitals/attribution";
