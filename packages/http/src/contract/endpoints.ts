import { boostedBundle } from "../api/boostedBundle";
import { cities } from "../api/cities";
import { facilities } from "../api/facilities";
import { subcategoryFields } from "../api/fieldsBySubcategory";
import { followStates } from "../api/follow";
import { inboxCounters } from "../api/inbox";
import { insurancePrice } from "../api/insurancePrice";
import { userAnswer } from "../api/metadata";
import { storedPhoto } from "../api/photos";
import { createdProduct } from "../api/products";
import { storedImage } from "../api/profileImages";
import { smartMatch } from "../api/smartMatch";
import { softShipping } from "../api/softShipping";
import { userFields } from "../api/userFields";
import { zipcodeAddress } from "../api/zipcodes";
import type { Method } from "../requestHeaders";
import type { Check } from "../shape";
import type { JsonSchema } from "./jsonSchema";

/** An action on the server that widgets call. */
export interface Endpoint {
  /** The same in every version: `follow-states`. */
  readonly id: string;
  readonly summary: string;
  /** Tags that call it. */
  readonly widgets: readonly string[];
  readonly method: Method;
  /**
   * The path, with its variables in braces; an example where `pathFrom` says where it comes from.
   */
  readonly path: string;
  /** The source of the path: an attribute of the widget, or of the form or link inside. */
  readonly pathFrom?: string;
  readonly version?: 1;
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  readonly answers: readonly AnswerSpec[];
}

export interface Parameter {
  readonly in: "path" | "query" | "header";
  readonly name: string;
  readonly description: string;
  readonly required?: true;
}

export interface RequestBody {
  readonly mediaType: "application/json" | "multipart/form-data";
  readonly schema: JsonSchema;
}

/** An answer that a widget understands; any other is an error, which it reports. */
export interface AnswerSpec {
  /** Three digits, `2XX` for each that succeeds, or `3XX` for each redirect. */
  readonly status: string;
  /** What the widget does then. */
  readonly says: string;
  /** Absent where the body does not matter. */
  readonly mediaTypes?: readonly string[];
  /** Reads a JSON body. */
  readonly check?: Check<unknown>;
  /** What the widget needs the fields of the body for, by their paths: `users[].id`. */
  readonly needs?: Readonly<Record<string, string>>;
  /** True where a JSON body brings messages for the visitor, by the names of the fields. */
  readonly hasMessages?: true;
  /** True where the widget goes on without a body of this shape. */
  readonly isOptional?: true;
}

const json = ["application/json"];
const javaScript = ["text/javascript", "application/javascript"];

const objectOf = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});

const following: RequestBody = {
  mediaType: "application/json",
  schema: objectOf({ following_id: { type: "string", description: "id of the user" } }),
};

const image: RequestBody = {
  mediaType: "multipart/form-data",
  schema: objectOf({ image: { type: "string", format: "binary" } }),
};

const storedId = { image_public_id: "the id by which the image is shown and saved" };

const messageIds: RequestBody = {
  mediaType: "application/json",
  schema: objectOf({
    ids: {
      type: "array",
      items: { type: "string", pattern: "^.+\\$\\$\\$.+$" },
      description: "type and id: chat$$$12",
    },
  }),
};

const counterNeeds = {
  default_unread: "unread messages that are no chat, part of the badge's number",
  chat_unread: "unread chats, part of the badge's number",
  "{type}_unread":
    "unread messages of a type, shown by yy-count-badge with that data-source; total_unread is the badge's number",
  new_message_since_last_view: "whether the page's title and icon tell of something new",
};

const countersOrNothing: AnswerSpec = {
  status: "2XX",
  says: "It is done; counters in the body replace those on the page.",
  mediaTypes: json,
  check: inboxCounters,
  needs: counterNeeds,
  isOptional: true,
};

const done = (says: string): AnswerSpec => ({ status: "2XX", says });

/**
 * Field errors as `yy-form` takes them: a message or a list of them by field, perhaps under
 * `errors`, perhaps nested.
 */
const fieldErrors = (says: string): AnswerSpec => ({
  status: "422",
  says,
  mediaTypes: json,
  hasMessages: true,
});

/** In the order of the guide. */
export const endpoints: readonly Endpoint[] = [
  {
    id: "user",
    summary: "Who is signed in; asked once a page.",
    widgets: [
      "yy-session-gate",
      "yy-session-value",
      "yy-follow-button",
      "yy-count-badge",
      "yy-vacation-notice",
      "yy-product-upload",
    ],
    method: "GET",
    path: "/metadata/user",
    answers: [
      {
        status: "200",
        says: "A number as id is a signed-in visitor; an id that is null or absent, nobody.",
        mediaTypes: json,
        check: userAnswer,
        needs: {
          ...Object.fromEntries(
            Object.keys(userFields).map((field) => [
              field,
              `for templates and conditions that name ${field}`,
            ]),
          ),
          id: "who is signed in: a number; null or absent when nobody is",
        },
      },
    ],
  },
  {
    id: "follow",
    summary: "The visitor follows a user.",
    widgets: ["yy-follow-button"],
    method: "POST",
    path: "/follows",
    pathFrom: "data-follow-path",
    body: following,
    answers: [
      done("The button stays on."),
      { status: "422", says: "Follows already: the button stays on." },
    ],
  },
  {
    id: "unfollow",
    summary: "The visitor follows a user no more.",
    widgets: ["yy-follow-button"],
    method: "DELETE",
    path: "/follows",
    pathFrom: "data-unfollow-path",
    body: following,
    answers: [done("The button stays off.")],
  },
  {
    id: "follow-states",
    summary: "Which users the visitor follows.",
    widgets: ["yy-follow-button"],
    method: "GET",
    path: "/follows/states",
    pathFrom: "data-state-path",
    answers: [
      {
        status: "200",
        says: "Each button shows the state of its user.",
        mediaTypes: json,
        check: followStates,
        needs: {
          users: "the users of the page's buttons",
          "users[].id": "the button it is for, by its data-user-id",
          "users[].user_follow": "whether the visitor follows the user",
        },
      },
    ],
  },
  {
    id: "inbox-counters",
    summary: "How many messages the visitor has not read.",
    widgets: ["yy-inbox-badge", "yy-count-badge"],
    method: "GET",
    path: "/api/inbox/counters",
    version: 1,
    parameters: [
      { in: "query", name: "time_interval", description: "Seconds, of data-time-interval." },
    ],
    answers: [
      {
        status: "200",
        says: "The badges show it.",
        mediaTypes: json,
        check: inboxCounters,
        needs: counterNeeds,
      },
    ],
  },
  {
    id: "messages",
    summary: "The rows of the message list.",
    widgets: ["yy-message-list"],
    method: "GET",
    path: "/perfil/mensagens",
    pathFrom: "data-src",
    parameters: [{ in: "query", name: "type", description: "Only messages of this type." }],
    answers: [
      {
        status: "200",
        says: "HTML becomes the rows; a script is run, and replaces them. From the same path: a redirect is the end of the session.",
        mediaTypes: ["text/html", ...javaScript],
      },
    ],
  },
  {
    id: "messages-read",
    summary: "Messages are read.",
    widgets: ["yy-message-list"],
    method: "PATCH",
    path: "/api/inbox/messages/set_as_read",
    pathFrom: "data-read-path",
    version: 1,
    body: messageIds,
    answers: [countersOrNothing],
  },
  {
    id: "messages-deleted",
    summary: "Messages are deleted.",
    widgets: ["yy-message-list", "yy-message-header"],
    method: "DELETE",
    path: "/api/inbox/messages",
    pathFrom: "data-delete-path",
    version: 1,
    body: messageIds,
    answers: [countersOrNothing],
  },
  {
    id: "fragment",
    summary: "A piece of a page.",
    widgets: ["yy-content-loader"],
    method: "GET",
    path: "/fragment",
    pathFrom: "data-src",
    parameters: [{ in: "query", name: "container", description: "Of data-container." }],
    answers: [
      {
        status: "2XX",
        says: "HTML becomes the content; its scripts do not run.",
        mediaTypes: ["text/html"],
      },
    ],
  },
  {
    id: "next-page",
    summary: "The next page of a list.",
    widgets: ["yy-infinite-scroll"],
    method: "GET",
    path: "/products",
    pathFrom: "data-next-url",
    answers: [
      {
        status: "2XX",
        says: 'HTML is added to the list. The header Link with rel="next", or an element with data-next-url, names the page after it; without either it is the last. From the same path: a redirect is the end of the session.',
        mediaTypes: ["text/html"],
      },
    ],
  },
  {
    id: "results",
    summary: "Another page of a region.",
    widgets: ["yy-pagination"],
    method: "GET",
    path: "/results",
    pathFrom: "location.href",
    parameters: [{ in: "query", name: "page", description: "Or what data-param names." }],
    answers: [
      {
        status: "2XX",
        says: "HTML becomes the region; a script, which data-format asks for, is run. From the same path: a redirect is the end of the session.",
        mediaTypes: ["text/html", ...javaScript],
      },
    ],
  },
  {
    id: "zipcode",
    summary: "The address of a zipcode.",
    widgets: ["yy-zipcode-autofill"],
    method: "GET",
    path: "/api/v1/zipcodes/{zipcode}",
    parameters: [
      {
        in: "path",
        name: "zipcode",
        description: "As the field has it, without its mask.",
        required: true,
      },
    ],
    answers: [
      {
        status: "200",
        says: "The fields of the address are filled.",
        mediaTypes: json,
        check: zipcodeAddress,
        needs: {
          uf: "the state's code, chosen in the list of states",
          city: "chosen in the list of cities",
          kind: "rua, avenida: put before the street",
          street: "the street; absent for a whole city",
          neighborhood: "the neighborhood",
          latitude: "in degrees",
          longitude: "in degrees",
        },
      },
      { status: "404", says: "There is no such zipcode: the visitor is told." },
    ],
  },
  {
    id: "cities",
    summary: "The cities of a state.",
    widgets: ["yy-city-select", "yy-zipcode-autofill"],
    method: "GET",
    path: "/states/{state}/cities.json",
    parameters: [{ in: "path", name: "state", description: "Its code: SP.", required: true }],
    answers: [
      {
        status: "200",
        says: "They are the options, in this order.",
        mediaTypes: json,
        check: cities,
        needs: {
          "": "lists, of which the first item is the name",
          "[]": "a city: a list whose first item is the name",
        },
      },
    ],
  },
  {
    id: "form",
    summary: "A form that yy-form sends by fetch, or rails-ujs or Turbo with it around.",
    widgets: ["yy-form", "yy-missing-price-editor"],
    method: "POST",
    path: "/form",
    pathFrom: "action",
    answers: [
      done("Accepted."),
      {
        status: "3XX",
        says: "Accepted, when it leads to a page of the same origin that is not the sign-in.",
      },
      fieldErrors(
        "Messages by the names of the fields, at which they are shown; others are shown above the form.",
      ),
    ],
  },
  {
    id: "location",
    summary: "Where the visitor is.",
    widgets: ["yy-location"],
    method: "POST",
    path: "/location",
    pathFrom: "data-update-path",
    body: {
      mediaType: "application/json",
      schema: objectOf({ latitude: { type: "number" }, longitude: { type: "number" } }),
    },
    answers: [done("The visitor is told so.")],
  },
  {
    id: "facilities",
    summary: "What the seller has switched on.",
    widgets: ["yy-facilities"],
    method: "GET",
    path: "/api/facilities",
    version: 1,
    answers: [
      {
        status: "200",
        says: "They are listed.",
        mediaTypes: json,
        check: facilities,
        needs: {
          facilities: "the list",
          "facilities[].id": "which one it is",
          "facilities[].name": "what the visitor reads",
          "facilities[].enabled": "whether it is on",
        },
      },
    ],
  },
  ...["enable", "disable"].map(
    (action): Endpoint => ({
      id: `soft-shipping-${action}`,
      summary: `Switches soft shipping ${action === "enable" ? "on" : "off"}.`,
      widgets: ["yy-seller-toggle"],
      method: "POST",
      path: `/api/v3/soft_shipping_rates/${action}`,
      answers: [
        {
          status: "2XX",
          says: "The switch shows it.",
          mediaTypes: json,
          check: softShipping,
          needs: { enabled: "whether it is on now" },
        },
      ],
    }),
  ),
  {
    id: "boosted-bundle",
    summary: "Switches the boosted bundle.",
    widgets: ["yy-seller-toggle"],
    method: "PUT",
    path: "/api/boosted_bundle/participations",
    version: 1,
    body: { mediaType: "application/json", schema: objectOf({ enabled: { type: "boolean" } }) },
    answers: [
      {
        status: "2XX",
        says: "The switch shows it.",
        mediaTypes: json,
        check: boostedBundle,
        needs: { enabled: "whether it is on now" },
      },
    ],
  },
  {
    id: "insurance-price",
    summary: "What insurance costs.",
    widgets: ["yy-insurance-price"],
    method: "GET",
    path: "/api/insurance_price/calculate",
    version: 1,
    parameters: [{ in: "query", name: "price", description: "And all other fields of the form." }],
    answers: [
      {
        status: "200",
        says: "Both amounts are shown.",
        mediaTypes: json,
        check: insurancePrice,
        needs: { price: "in reais", insurance_price: "in reais" },
      },
    ],
  },
  ...["avatar", "header"].map(
    (kind): Endpoint => ({
      id: `profile-${kind}`,
      summary: `Another ${kind} for the profile.`,
      widgets: ["yy-profile-image"],
      method: "PATCH",
      path: `/api/profile/${kind}`,
      version: 1,
      body: image,
      answers: [
        {
          status: "2XX",
          says: "It is shown.",
          mediaTypes: json,
          check: storedImage,
          needs: storedId,
        },
        fieldErrors("The visitor reads the message, and the former one comes back."),
      ],
    }),
  ),
  {
    id: "listing-photo",
    summary: "A photo of a listing.",
    widgets: ["yy-product-upload"],
    method: "POST",
    path: "/api/product_upload/photos",
    pathFrom: "data-photo-path",
    version: 1,
    body: image,
    answers: [
      {
        status: "2XX",
        says: "It goes into the listing.",
        mediaTypes: json,
        check: storedPhoto,
        needs: storedId,
      },
      fieldErrors("The visitor reads the message."),
    ],
  },
  {
    id: "smart-match",
    summary: "Brand and subcategory for a title.",
    widgets: ["yy-product-upload"],
    method: "GET",
    path: "/api/smart_match/for_product_upload",
    version: 1,
    parameters: [{ in: "query", name: "title", description: "As typed.", required: true }],
    answers: [
      {
        status: "200",
        says: "They are suggested.",
        mediaTypes: json,
        check: smartMatch,
        needs: {
          brand: "the suggested brand",
          subcategory: "the suggested subcategory",
          "subcategory.id": "the value of the field subcategory_id",
          "subcategory.name": "what the visitor reads",
        },
      },
    ],
  },
  {
    id: "subcategory-fields",
    summary: "What else is asked of listings in a subcategory.",
    widgets: ["yy-product-upload"],
    method: "GET",
    path: "/api/product_upload/fields_by_subcategory",
    version: 1,
    parameters: [
      { in: "query", name: "subcategory_id", description: "The chosen one.", required: true },
    ],
    answers: [
      {
        status: "200",
        says: "The fields are drawn.",
        mediaTypes: json,
        check: subcategoryFields,
        needs: {
          fields: "the fields, in their order",
          "fields[].name": "the field's name in the form",
          "fields[].label": "what the visitor reads",
          "fields[].type": "which control is drawn",
          "fields[].options": "the options of a select",
          "fields[].options[]": "an option: what the visitor reads, and its value",
        },
      },
    ],
  },
  {
    id: "listing",
    summary: "A new listing.",
    widgets: ["yy-product-upload"],
    method: "POST",
    path: "/produto",
    parameters: [
      {
        in: "header",
        name: "Idempotency-Key",
        description: "The same for every try of one listing: create one.",
        required: true,
      },
    ],
    body: {
      mediaType: "application/json",
      schema: {
        type: "object",
        description: "The fields of the form by name, title, price and subcategory_id among them.",
      },
    },
    answers: [
      {
        status: "201",
        says: "The listing is in yy:product-created.",
        mediaTypes: json,
        check: createdProduct,
        needs: { id: "which listing it is" },
      },
      fieldErrors("Messages by the names of the fields, at which they are shown."),
    ],
  },
  {
    id: "tags",
    summary: "The tags of a listing, when the page asks for them again.",
    widgets: ["yy-tag-editor"],
    method: "GET",
    path: "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor",
    pathFrom: "data-src",
    answers: [
      {
        status: "200",
        says: "A comma list as text, or HTML whose first input has it as its value.",
        mediaTypes: ["text/plain", "text/html"],
      },
    ],
  },
  {
    id: "outpost-lookup",
    summary: "A product of an outpost, by its seller's CPF.",
    widgets: ["yy-pro-outpost"],
    method: "GET",
    path: "/pro/outposts/lookup.js",
    pathFrom: "href",
    parameters: [{ in: "query", name: "cpf", description: "Digits only.", required: true }],
    answers: [
      {
        status: "200",
        says: "The script is run, and adds the product to the page.",
        mediaTypes: javaScript,
      },
    ],
  },
];
