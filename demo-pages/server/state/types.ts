/** A member as the product's database has one. */
export interface User {
  readonly id: number;
  name: string;
  nickname: string;
  gender: "M" | "F";
  email: string;
  /** Digits only; null for a member who never told it. */
  cpf: string | null;
  location: string;
  /** The photo's id, null for a member without one. */
  image_public_id: string | null;
  header_public_id: string | null;
  pro_seller: boolean;
  staff: boolean;
  on_vacation: boolean;
  memberSince: number;
  sold_notifications_count: number;
  soft_shipping: boolean;
  boosted_bundle: boolean;
  /** Drafts and smart prices of listings. */
  readonly listing_tools: boolean;
  whatsapp_number: string | null;
  whatsapp_message: string | null;
}

/** What a photo is known by. */
export interface Photo {
  readonly image_public_id: string;
}

/** A product on sale or sold; prices in whole reais. */
export interface Product {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly href: string;
  readonly state: "published" | "sold";
  readonly price: number;
  readonly originalPriceInteger: number;
  readonly discountPercentage: number;
  readonly availableUnits: number;
  /** 1 is hand delivery, 2 the post. */
  readonly shippingType: 1 | 2;
  readonly defaultPhoto: Photo;
  readonly selectedPhoto: Photo | null;
  readonly likeUserIds: readonly number[];
  readonly isProductLikedByUser: boolean;
  readonly seller_id: number;
  readonly subcategory_id: number;
  readonly brand: string | null;
  readonly size: string | null;
  readonly color: string | null;
}

/** Each has its own unread counter; the total is the sum of all. */
export type MessageType = "default" | "chat" | "offer";

/** A message of a member's inbox. */
export interface Message {
  /** `type$$$number`. */
  readonly id: string;
  readonly type: MessageType;
  readonly userId: number;
  readonly from: string;
  readonly subject: string;
  readonly excerpt: string;
  readonly sentAt: string;
  read: boolean;
}

/** One member follows another. */
export interface Follow {
  readonly followerId: number;
  readonly followingId: number;
}

/** The answer of a zipcode lookup. */
export interface Zipcode {
  readonly kind: string;
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly uf: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A field that products of a subcategory have. */
export interface ProductField {
  readonly name: string;
  readonly label: string;
  readonly type: "select" | "text" | "number";
  readonly options: readonly string[];
}

/** Where a product is filed. */
export interface Subcategory {
  readonly id: number;
  readonly name: string;
  /** Words of a title that suggest it. */
  readonly keywords: readonly string[];
  readonly fields: readonly ProductField[];
}

/** A pro seller's item that has no price yet. */
export interface UnpricedItem {
  readonly id: number;
  readonly title: string;
  readonly image_public_id: string;
  price: number | null;
}

/** A product registered at an outpost for a third party. */
export interface OutpostProduct {
  readonly id: number;
  readonly title: string;
  /** The third party's CPF, digits only. */
  readonly cpf: string;
  readonly ownerName: string;
}

/** The rating a buyer gave. */
export interface Rating {
  readonly purchaseId: string;
  readonly userId: number;
  readonly value: number;
  readonly comment: string;
}

/** Where a member's purchases go, as typed. */
export interface Address {
  readonly zipcode: string;
  readonly state: string;
  readonly city: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly neighborhood: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** A purchase. Of the card only its last four digits are kept. */
export interface Order {
  readonly id: number;
  readonly productId: number;
  readonly installments: number;
  readonly lastDigits: string;
}

/** What a seller answered to an offer. */
export interface VoucherAnswer {
  readonly answer: string;
  /** The seller's own price, `1234.56`; null unless the answer is a counter-offer. */
  readonly price: string | null;
  readonly boost: boolean;
}

/** Everything the demo remembers; plain data, so that `GET /_demo/state` can show it. */
export interface DemoState {
  users: User[];
  products: Product[];
  messages: Message[];
  /** Members whose inbox got something since they last looked. */
  newMessageUserIds: number[];
  follows: Follow[];
  unpricedItems: UnpricedItem[];
  outpostProducts: OutpostProduct[];
  ratings: Rating[];
  /** By the member's id. */
  addresses: Record<number, Address>;
  orders: Order[];
  voucherAnswers: VoucherAnswer[];
  /** The comma list the tag editor reloads. */
  tags: string;
  /** Grows with every message, product and photo made. */
  lastId: number;
  /** What came of `POST /produto`, by user and `Idempotency-Key`. */
  listed: Map<string, Product>;
}
