-- Why: brands were made by SQL, and any maker could sell under any of them. Staff make them, say who may sell under one (a cooperative's mark is not
-- everybody's), hide them and make two that mean the same one.
/* Whether words are {language: {text}}, each of a length that fits the head of a list. */
create function private.are_brand_texts(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or not private.are_texts(t.value)
        or exists (select from jsonb_object_keys(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) k where k <> 'text')
        or char_length(btrim(coalesce(t.value ->> 'text', ''))) not between 1 and 300)
$$;
revoke execute on function private.are_brand_texts(jsonb) from public;
grant execute on function private.are_brand_texts(jsonb) to service_role;

alter table public.brands
  add column texts jsonb not null default '{}' check (private.are_brand_texts(texts)),
  add column website text not null default '' check (website = '' or (website ~ '^https://[a-z0-9.-]+(/[^[:space:]]*)?$' and char_length(website) <= 200)),
  add column open_to_all boolean not null default true,
  add column merged_into uuid references public.brands on delete restrict,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default clock_timestamp(),
  add column state text not null generated always as (case when merged_into is not null then 'merged' when is_active then 'shown' else 'hidden' end) stored,
  add constraint brands_merged_check check ((merged_into is null or not is_active) and merged_into is distinct from id),
  add constraint brands_name_length_check check (char_length(btrim(name)) between 1 and 80),
  add constraint brands_slug_length_check check (char_length(slug) <= 60);
comment on column public.brands.texts is 'What it is, in a line or two, for the head of its list: {language: {text}}.';
comment on column public.brands.open_to_all is 'Every maker may sell under it; otherwise those of brand_sellers.';
comment on column public.brands.merged_into is 'What its products went to; its address leads there.';
comment on column public.brands.changed_at is 'What a person saw who wants to change it.';
create index brands_merged on public.brands (merged_into) where merged_into is not null;
create index brands_names on public.brands (name, id);
create index brands_newest on public.brands (created_at, id);
create policy "who may reads all brands" on public.brands for select to authenticated using ((select private.may('products.read')));
create trigger brands_logged after insert or update or delete on public.brands for each row
  execute function private.log_changes('id', 'slug', 'name', 'logo_url', 'texts', 'website', 'is_active', 'open_to_all', 'merged_into');

-- Staff read the pieces of a brand, the newest first.
create index products_newest_by_brand on public.products (brand_id, created_at, id) where brand_id is not null;
drop index public.products_brand;

create table public.brand_sellers (
  brand_id  uuid not null references public.brands on delete cascade,
  seller_id uuid not null references public.sellers on delete cascade,
  since     timestamptz not null default now(),
  primary key (brand_id, seller_id)
);
comment on table public.brand_sellers is 'Who may sell under a brand that is not everybody''s.';
create index brand_sellers_seller on public.brand_sellers (seller_id);
alter table public.brand_sellers enable row level security;
create policy "members read the brands they may use" on public.brand_sellers for select to authenticated
  using (seller_id in (select private.my_sellers()));
create policy "who may reads who may use brands" on public.brand_sellers for select to authenticated using ((select private.may('products.read')));
grant select on public.brand_sellers to authenticated;
create trigger brand_sellers_logged after insert or delete on public.brand_sellers for each row
  execute function private.log_changes('brand_id', 'seller_id');

/* Whoever puts a piece under a brand that becomes part of another puts it under the other; what is closed or hidden is refused. What has it keeps it. */
create function private.lead_product_brand() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  brand public.brands;
begin
  if tg_op = 'UPDATE' and new.brand_id is not distinct from old.brand_id then return new; end if;
  loop
    select * into brand from public.brands b where b.id = new.brand_id for share;
    exit when brand.merged_into is null;
    new.brand_id := brand.merged_into;
  end loop;
  if brand.id is not null and not (brand.is_active
      and (brand.open_to_all or exists (select from public.brand_sellers s where s.brand_id = brand.id and s.seller_id = new.seller_id))) then
    raise exception 'This maker may not sell under this brand.' using errcode = 'HT005', hint = 'brand_closed';
  end if;
  return new;
end
$$;
revoke execute on function private.lead_product_brand() from public;
create trigger products_brand_led before insert or update of brand_id on public.products for each row
  when (new.brand_id is not null) execute function private.lead_product_brand();

create function private.brands_at(p_slugs text[]) returns table (asked text, id uuid) language sql stable security definer set search_path = '' as $$
  with recursive led as (
    select b.slug as asked, b.id, b.merged_into, 0 as steps from public.brands b where b.slug = any (p_slugs)
    union all
    select led.asked, b.id, b.merged_into, led.steps + 1 from led join public.brands b on b.id = led.merged_into where led.steps < 20)
  select led.asked, led.id from led where led.merged_into is null
$$;
comment on function private.brands_at(text[]) is 'The brands that addresses lead to, by their slug or to what they became part of. Unknown ones have no row.';
revoke execute on function private.brands_at(text[]) from public;
grant execute on function private.brands_at(text[]) to service_role;

create function public.brands_led_on(p_slugs text[]) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(l.asked, b.slug), '{}')
    from private.brands_at(p_slugs[:30]) l join public.brands b on b.id = l.id and b.is_active where b.slug <> l.asked
$$;
comment on function public.brands_led_on(text[]) is 'Slugs of brands that became part of another, with the slug that stands for them now: {before: now}.';
revoke execute on function public.brands_led_on(text[]) from public;
grant execute on function public.brands_led_on(text[]) to anon, authenticated, service_role;
