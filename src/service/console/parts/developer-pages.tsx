import { usePlace } from "../navigation";

const pages: readonly (readonly [path: string, name: string])[] = [
  ["/developers", "Tokens"],
  ["/developers/webhooks", "Webhooks"],
];

/** Links between the pages for developers. */
export function DeveloperPages() {
  const { path } = usePlace();
  const current = (to: string) => {
    if (path === to) return "page" as const;
    return to !== "/developers" && path.startsWith(`${to}/`) ? ("true" as const) : undefined;
  };
  return (
    <nav class="site-pages" aria-label="Developers">
      {pages.map(([to, name]) => (
        <a key={to} href={to} aria-current={current(to)}>
          {name}
        </a>
      ))}
    </nav>
  );
}
