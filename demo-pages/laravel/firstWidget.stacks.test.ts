import { bringsFirstWidget } from "../walks/firstWidget";

bringsFirstWidget({ command: ["php", "testing/follow_guide.php"], folder: "demo-pages/laravel" });
