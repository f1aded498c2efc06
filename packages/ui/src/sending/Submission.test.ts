// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { Submission } from "./Submission";

function follow() {
  document.body.innerHTML = "<form><button>enviar</button></form>";
  const [form] = document.forms;
  const button = document.querySelector("button") as HTMLButtonElement;
  const onAccepted = vi.fn();
  const onFailed = vi.fn();
  const options = { onAccepted, onFailed };
  const submission = new Submission(form as HTMLFormElement, "native", "yy-form", () => options);
  const end = submission.start();
  return { submission, button, onAccepted, onFailed, end };
}

const saved = { isSuccess: true, status: 200, body: "" };
const refused = { isSuccess: false, status: 422, body: { city: ["falta"] } };

describe("Submission", () => {
  it("tells the answer to its last sending alone, and restores no button before", () => {
    const { submission, button, onAccepted, onFailed, end } = follow();
    submission.submitBegins(button);
    const first = submission.begin();
    button.disabled = true;
    submission.pressed(null);
    const second = submission.begin();
    submission.finish(first, saved);
    submission.restoreButtons();
    expect(submission.state.status).toBe("sending");
    expect(button.disabled).toBe(true);
    submission.finish(second, refused);
    expect(submission.state.status).toBe("refused");
    expect(button.disabled).toBe(false);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(onFailed).toHaveBeenCalledOnce();
    end();
  });

  it("ignores an answer to what was sent before it was ended and started again", () => {
    const { submission, onAccepted, end } = follow();
    const before = submission.begin();
    end();
    const endAgain = submission.start();
    submission.begin();
    submission.finish(before, saved);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(submission.state.status).toBe("sending");
    endAgain();
  });

  it("waits for what libraries do to the buttons after each press", async () => {
    const { submission, button, end } = follow();
    submission.submitBegins(button);
    submission.begin();
    await submission.buttonsChanged;
    submission.pressed(null);
    const isOver = vi.fn();
    submission.buttonsChanged?.then(isOver);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isOver).not.toHaveBeenCalled();
    await submission.buttonsChanged;
    end();
  });
});
