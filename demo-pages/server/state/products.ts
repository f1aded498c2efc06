import type { Product } from "./types";

/** Title, price, original price, seller, subcategory, what the drawn photo shows, brand, size, colour. */
type Line = readonly [
  string,
  number,
  number,
  number,
  number,
  string,
  string | null,
  string | null,
  string,
];

const lines: readonly Line[] = [
  ["Vestido midi floral", 120, 240, 2, 1, "vestido", "Farm", "M", "estampado"],
  ["Bolsa tiracolo de couro caramelo", 189, 189, 3, 2, "bolsa", "Arezzo", null, "caramelo"],
  ["Tênis de lona preto 37", 95, 130, 4, 3, "sapato", "All Star", "37", "preto"],
  ["Camisa de linho branca", 79, 79, 5, 4, "camisa", "Osklen", "M", "branco"],
  ["Jaqueta jeans anos 90", 149, 199, 2, 5, "casaco", "Zara", "G", "azul"],
  ["Saia plissada verde-musgo", 65, 90, 8, 6, "saia", "Farm", "P", "verde"],
  ["Sandália de salto bloco nude 36", 88, 88, 10, 3, "sapato", "Arezzo", "36", "bege"],
  ["Blazer alongado risca de giz", 210, 350, 5, 5, "casaco", "Zara", "G", "preto"],
  ["Bolsa de palha praiana", 54, 54, 11, 2, "bolsa", null, null, "bege"],
  ["Camiseta de banda desbotada", 45, 60, 4, 4, "camisa", null, "M", "preto"],
  ["Vestido de festa longo azul-marinho", 320, 640, 10, 1, "vestido", "Zara", "M", "azul"],
  ["Óculos de sol gatinho", 70, 70, 3, 7, "oculos", null, null, "preto"],
  ["Relógio dourado vintage", 260, 300, 7, 7, "relogio", null, null, "dourado"],
  ["Bota de couro cano curto 38", 175, 250, 2, 3, "sapato", "Arezzo", "38", "caramelo"],
  ["Suéter de tricô listrado", 82, 82, 8, 4, "camisa", "Farm", "M", "estampado"],
  ["Calça pantalona de alfaiataria", 110, 160, 5, 6, "calca", "Zara", "P", "preto"],
  ["Mochila de lona verde-oliva", 98, 98, 9, 2, "bolsa", "Osklen", null, "verde"],
  ["Vestido tubinho preto", 75, 150, 6, 1, "vestido", "Zara", "P", "preto"],
  ["Casaco de lã xadrez", 230, 230, 10, 5, "casaco", null, "GG", "vermelho"],
  ["Colar de pérolas de água doce", 140, 180, 11, 7, "colar", null, null, "branco"],
  ["Short jeans de cintura alta", 49, 49, 1, 6, "calca", "Farm", "P", "azul"],
  ["Camisa xadrez de flanela", 58, 85, 7, 4, "camisa", null, "G", "vermelho"],
  ["Sapatilha bordada 35", 62, 62, 1, 3, "sapato", "Melissa", "35", "estampado"],
  ["Bolsa clutch de festa prata", 99, 198, 3, 2, "bolsa", "Zara", null, "prata"],
  ["Macacão utilitário cáqui", 135, 135, 2, 6, "calca", "Osklen", "M", "verde"],
  ["Vestido de algodão listrado", 68, 92, 1, 1, "vestido", "Farm", "P", "estampado"],
];

/** Twenty-six products. The 7th and every seventh after it are sold, every fifth is handed over in person. */
export function seedProducts(): Product[] {
  return lines.map((line, index) => {
    const [title, price, original, seller, subcategory, drawing, brand, size, color] = line;
    const id = 101 + index;
    const slug = slugOf(title);
    const sold = index % 7 === 6;
    const photo = `${drawing}-${id}`;
    return {
      id,
      title,
      slug,
      href: `/p/${slug}-${id}?product_id=${id}`,
      state: sold ? "sold" : "published",
      price,
      originalPriceInteger: original,
      discountPercentage: Math.round((1 - price / original) * 100),
      availableUnits: sold ? 0 : 1 + (index % 3),
      shippingType: index % 5 === 4 ? 1 : 2,
      defaultPhoto: { image_public_id: photo },
      selectedPhoto: index % 6 === 0 ? { image_public_id: `${photo}-detalhe` } : null,
      likeUserIds: index % 4 === 0 ? [1, 3, 8] : [4],
      isProductLikedByUser: false,
      seller_id: seller,
      subcategory_id: subcategory,
      brand,
      size,
      color,
    };
  });
}

/** Lower case, without accents, words joined by dashes. */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
