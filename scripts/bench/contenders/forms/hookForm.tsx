import { zodResolver } from "@hookform/resolvers/zod";
import { createRoot } from "react-dom/client";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { type BenchField, fields } from "./fields";

const rules: Readonly<Record<BenchField["rule"], z.ZodType<string, string>>> = {
  fullName: z.string().regex(/^\S+(\s+\S+)+$/, "não é um nome válido"),
  email: z.email("não é um email válido"),
  long: z.string().min(6, "é muito curto").max(40, "é muito longo"),
  digits: z.string().regex(/^\d+$/, "não é um número válido"),
};

const schema = z.object(Object.fromEntries(fields.map(({ name, rule }) => [name, rules[rule]])));

/** As its documentation shows a form that is validated while it is filled in. */
function BenchForm() {
  const { register, formState, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: "onChange",
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      {fields.map(({ name }) => {
        const message = formState.errors[name]?.message;
        return (
          <p key={name}>
            <label>
              campo <input {...register(name)} aria-invalid={message !== undefined} />
            </label>
            {message ? <span>{String(message)}</span> : null}
          </p>
        );
      })}
      <button type="submit">enviar</button>
    </form>
  );
}

createRoot(document.querySelector("#root") as HTMLElement).render(<BenchForm />);
