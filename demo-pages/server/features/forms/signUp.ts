import { newUser, slugOf } from "../../fixtures/seed";
import type { DemoState, User } from "../../fixtures/types";
import type { FormValues, PageForm } from "./PageForm";

const minAge = 18;

/**
 * `/cadastro`: a new member. The error of a taken e-mail belongs to its field, that of a taken CPF
 * to the whole form.
 */
export const signUpForm: PageForm = {
  path: "/cadastro",
  template: "sign-up",
  errorStyle: { keys: "last bracket", messages: "text" },
  fields: ({ now }) => [
    {
      name: "user[name]",
      patterns: "isNonEmpty,isFullName",
      messages: { isFullName: "escreva também o sobrenome" },
    },
    { name: "user[email]", patterns: "isNonEmpty,isValidEmail" },
    { name: "user[cpf]", patterns: "isNonEmpty,isValidCpf" },
    { name: "user[phone]", patterns: "isNonEmpty,isValidPhone" },
    {
      name: "user[birthdate]",
      patterns: `isNonEmpty,isValidDate,dateBefore:${lastBirthdate(now)}`,
      messages: { dateBefore: "é preciso ter 18 anos ou mais" },
    },
    { name: "user[password]", patterns: "isNonEmpty,minLength:6", isSecret: true },
    {
      name: "user[password_confirmation]",
      patterns: "isNonEmpty,isEqualsTo:user[password]",
      messages: { isEqualsTo: "as senhas não são iguais" },
      isSecret: true,
    },
    { name: "user[bio]", patterns: "maxLength:160" },
    {
      name: "user[terms]",
      patterns: "isChecked",
      messages: { isChecked: "é preciso aceitar os termos" },
    },
  ],
  fieldErrors({ state }, values) {
    const email = values("user[email]").trim().toLowerCase();
    if (state.users.some((user) => user.email.toLowerCase() === email)) {
      return { "user[email]": "já está em uso" };
    }
    return state.users.some(({ cpf }) => cpf === digitsOf(values("user[cpf]")))
      ? { base: "já existe uma conta com este cpf. que tal entrar com ela?" }
      : {};
  },
  accept({ state }, values) {
    state.lastId += 1;
    const user = userFrom(values, state);
    state.users.push(user);
    return {
      location: "/entrar",
      message: "conta criada. agora é só entrar!",
      body: { id: user.id, name: user.name, nickname: user.nickname },
    };
  },
};

/** The birthdate of someone who turns 18 today, `dd/mm/yyyy`. */
function lastBirthdate(now: Date): string {
  const day = String(now.getDate()).padStart(2, "0");
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${day}/${month}/${now.getFullYear() - minAge}`;
}

function userFrom(values: FormValues, { users, lastId }: DemoState): User {
  const name = values("user[name]").trim();
  const nickname = slugOf(name).replaceAll("-", "");
  const isTaken = users.some((user) => user.nickname === nickname);
  return newUser({
    id: lastId,
    name,
    nickname: nickname === "" || isTaken ? `${nickname}${lastId}` : nickname,
    gender: "F",
    location: "",
    email: values("user[email]").trim(),
    cpf: digitsOf(values("user[cpf]")),
    image_public_id: null,
    memberSince: new Date().getFullYear(),
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
