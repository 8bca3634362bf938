export const environment = (name) => Deno.env.get(name) ?? ''
