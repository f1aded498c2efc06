import type { User } from "./types";

type Member = Pick<User, "id" | "name" | "nickname" | "gender" | "location"> & Partial<User>;

const members: readonly Member[] = [
  {
    id: 1,
    name: "Marina Alves",
    nickname: "marina",
    gender: "F",
    location: "São Paulo, SP",
    sold_notifications_count: 3,
  },
  {
    id: 2,
    name: "João Pedro Lima",
    nickname: "joaopedro",
    gender: "M",
    location: "Belo Horizonte, MG",
    pro_seller: true,
    whatsapp_number: "+55 (31) 98765-4321",
    whatsapp_message: "oi! vi sua lojinha e queria tirar uma dúvida",
  },
  {
    id: 3,
    name: "Beatriz Nogueira",
    nickname: "bianogueira",
    gender: "F",
    location: "Rio de Janeiro, RJ",
  },
  {
    id: 4,
    name: "Rafael Monteiro",
    nickname: "rafamonteiro",
    cpf: "11144477735",
    gender: "M",
    location: "Curitiba, PR",
  },
  {
    id: 5,
    name: "Luiza Fernandes",
    nickname: "brecho.da.lu",
    gender: "F",
    location: "Porto Alegre, RS",
    pro_seller: true,
  },
  {
    id: 6,
    name: "Camila Duarte",
    nickname: "camiladuarte",
    gender: "F",
    location: "Recife, PE",
    image_public_id: null,
  },
  {
    id: 7,
    name: "Thiago Barros",
    nickname: "thiagobarros",
    gender: "M",
    location: "Salvador, BA",
    on_vacation: true,
  },
  {
    id: 8,
    name: "Ana Clara Siqueira",
    nickname: "anaclara",
    listing_tools: false,
    gender: "F",
    location: "Florianópolis, SC",
  },
  {
    id: 9,
    name: "Gustavo Teixeira",
    nickname: "gustavot",
    gender: "M",
    location: "Brasília, DF",
    image_public_id: null,
  },
  {
    id: 10,
    name: "Isadora Prado",
    nickname: "isaprado",
    gender: "F",
    location: "Campinas, SP",
    pro_seller: true,
  },
  {
    id: 11,
    name: "Helena Vasconcelos",
    nickname: "helenav",
    gender: "F",
    location: "Fortaleza, CE",
  },
  {
    id: 12,
    name: "Equipe da Lojinha",
    nickname: "equipe",
    gender: "F",
    location: "São Paulo, SP",
    staff: true,
  },
];

/** Twelve members: 1 the usual sign-in, 2, 5 and 10 pro sellers, 4 with a CPF, 6 and 9 without a photo, 7 on vacation, 8 without drafts and smart prices, 12 staff. */
export function seedUsers(): User[] {
  return members.map(newUser);
}

/** A member of whom little is known yet. */
export function newUser(member: Member): User {
  return {
    email: `${member.nickname}@exemplo.com.br`,
    cpf: null,
    image_public_id: `avatar-${member.nickname}`,
    header_public_id: `capa-${member.nickname}`,
    pro_seller: false,
    staff: false,
    on_vacation: false,
    memberSince: 2012 + member.id,
    sold_notifications_count: 0,
    soft_shipping: false,
    boosted_bundle: false,
    listing_tools: true,
    whatsapp_number: null,
    whatsapp_message: null,
    ...member,
  };
}
