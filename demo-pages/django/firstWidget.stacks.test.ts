import { bringsFirstWidget } from "../walks/firstWidget";

bringsFirstWidget({
  command: ["python3", "testing/follow_guide.py"],
  folder: "demo-pages/django",
  env: { PYTHONDONTWRITEBYTECODE: "1" },
});
