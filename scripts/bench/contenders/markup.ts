/** What differs between two buttons of a page. */
export interface FollowFacts {
  readonly userId: number;
  readonly userName: string;
}

const paths = {
  "follow-path": "/api/users/follow",
  "unfollow-path": "/api/users/unfollow",
  "login-path": "/entrar",
};

function attributesOf(facts: FollowFacts, name: (plain: string) => string): string {
  const all = { "user-id": facts.userId, "user-name": facts.userName, ...paths };
  return Object.entries(all)
    .map(([plain, value]) => `${name(plain)}="${value}"`)
    .join(" ");
}

const link = ({ userId, userName }: FollowFacts, attributes = "") =>
  `<a href="/u/${userId}" ${attributes}>seguir ${userName}</a>`;

/** A custom element around the link of visitors without a script. */
export function element(tag: string, attributePrefix: string, facts: FollowFacts): string {
  const attributes = attributesOf(facts, (plain) => attributePrefix + plain);
  return `<${tag} ${attributes}>${link(facts)}</${tag}>`;
}

/** Stimulus' own form of the same: the settings are values, the parts are targets. */
export function stimulusController(facts: FollowFacts): string {
  const values = attributesOf(facts, (plain) => `data-follow-${plain}-value`);
  return `<span class="stimulus-follow-button" data-controller="follow" ${values}><button type="button" hidden data-follow-target="button" data-action="follow#toggle"></button>${link(facts, 'data-follow-target="link"')}</span>`;
}
