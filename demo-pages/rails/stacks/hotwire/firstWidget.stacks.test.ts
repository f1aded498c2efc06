import { bringsFirstWidget } from "../../../walks/firstWidget";

bringsFirstWidget({ command: ["ruby", "testing/follow_guide.rb"], folder: "demo-pages/rails" });
