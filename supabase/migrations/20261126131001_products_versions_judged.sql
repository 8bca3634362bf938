-- Why: prices of versions went up in many small steps, or by taking them away, and a new version had a price and a picture that nobody had seen.
alter table public.price_days add column first_minor bigint check (first_minor >= 0);
comment on column public.price_days.first_minor is 'Satang; what it cost before the first change of the day. Null where that was not kept.';
update public.price_days d set first_minor = (select b.last_minor from public.price_days b where b.product_id = d.product_id and b.day < d.day
  order by b.day desc limit 1);

create table private.variant_price_days (
  variant_id  uuid not null references public.product_variants on delete cascade,
  day         date not null,
  first_minor bigint not null check (first_minor >= 0),
  primary key (variant_id, day)
);
comment on table private.variant_price_days is
  'The days (Bangkok) on which makers changed the price of a version of a piece that has been on sale: in satang, what its price was compared with before '
  'the first change of the day.';
alter table private.variant_price_days enable row level security;

create or replace function private.remember_price()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  lowest bigint;
begin
  -- What nobody could buy at was no price.
  if old.published_at is null then return new; end if;
  insert into public.price_days (product_id, day, lowest_minor, last_minor, first_minor)
    select old.id, least((old.published_at at time zone 'Asia/Bangkok')::date, today), old.price_minor, old.price_minor, old.price_minor
     where not exists (select from public.price_days d where d.product_id = old.id);
  -- Those of the thirty days, and the one that held when they began.
  select least(old.price_minor, min(d.lowest_minor), (select b.last_minor from public.price_days b
      where b.product_id = old.id and b.day < today - 30 order by b.day desc limit 1))
    into lowest from public.price_days d where d.product_id = old.id and d.day >= today - 30;
  if new.price_minor <> old.price_minor then
    insert into public.price_days (product_id, day, lowest_minor, last_minor, first_minor)
      values (old.id, today, least(old.price_minor, new.price_minor), new.price_minor, old.price_minor)
      on conflict (product_id, day) do update set lowest_minor = least(price_days.lowest_minor, excluded.lowest_minor), last_minor = excluded.last_minor;
  end if;
  new.lowest_before_minor := case when new.original_price_minor > new.price_minor then lowest end;
  return new;
end
$function$;

create function private.settled_price(p_product_id uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (f.after #>> '{}')::bigint from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = p.id and f.field = 'price_minor' and f.state = 'approved' and c.decided_at > private.now() - interval '7 days'
      order by c.decided_at desc limit 1),
    (select coalesce(d.first_minor, d.last_minor) from public.price_days d
      where d.product_id = p.id and d.day >= (private.now() at time zone 'Asia/Bangkok')::date - 7 order by d.day limit 1),
    p.price_minor)
    from public.products p where p.id = p_product_id
$$;
comment on function private.settled_price(uuid) is
  'What the price of a piece is compared with, in satang: what somebody has approved within a week, else what it cost before the first change of the week.';

create function private.settled_variant_price(v public.product_variants, p_new boolean) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select case f.field when 'variant:' || v.id then (f.after ->> 'price_minor')::bigint
        else coalesce((f.after #>> '{}')::bigint, (select p.price_minor from public.products p where p.id = v.product_id)) end
      from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = v.product_id and f.state = 'approved' and c.decided_at > private.now() - interval '7 days'
        and (f.field = 'variant_price:' || v.id or (f.field = 'variant:' || v.id and f.after ? 'price_minor'))
      order by c.decided_at desc limit 1),
    (select d.first_minor from private.variant_price_days d
      where d.variant_id = v.id and not p_new and d.day >= (private.now() at time zone 'Asia/Bangkok')::date - 7 order by d.day limit 1),
    case when not p_new then v.price_minor end,
    private.settled_price(v.product_id))
$$;
comment on function private.settled_variant_price(public.product_variants, boolean) is
  'What the price of a version is compared with, as private.settled_price; that of a new one with the price of its piece.';

create function private.is_far_price(p_price bigint, p_settled bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select abs(p_price - p_settled) * 100 > p_settled * private.setting('trust.price_percent')::integer
$$;
comment on function private.is_far_price(bigint, bigint) is
  'Whether a price in satang is further from the one it is compared with than `trust.price_percent`.';

create or replace function private.price_moves(p_product_id uuid, p_was bigint, p_new bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Many small steps within a week are one large one; what somebody has approved since is where it begins anew.
  select private.is_far_price(p_new, coalesce(private.settled_price(p_product_id), p_was))
$$;

create function private.version_value(v public.product_variants) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.variant_value(v) || jsonb_build_object('price_minor', coalesce(v.price_minor, (select p.price_minor
    from public.products p where p.id = v.product_id)))
$$;
comment on function private.version_value(public.product_variants) is
  'A version as it is bought: with what it costs, in satang, be it the price of its piece.';

create function private.is_value(p_live jsonb, p_told jsonb) returns boolean
language sql immutable set search_path = '' as $$
  -- The price belongs to what is told of a version only where it was put on sale.
  select p_live = p_told
    or case when jsonb_typeof(p_live) = 'object' and jsonb_typeof(p_told) = 'object'
      and not p_told ? 'price_minor' then p_live - 'price_minor' = p_told else false end
$$;
comment on function private.is_value(jsonb, jsonb) is 'Whether a field of a piece (`private.live_value`) is as a change tells it.';

create function private.strictest_effect(p_product_id uuid, p_kinds text[]) returns text
language sql stable security definer set search_path = '' as $$
  select e.effect from unnest(p_kinds) k cross join lateral private.effect_of_change(p_product_id, k) as e(effect)
   order by array_position(array['wait', 'look', 'live', 'free'], e.effect) limit 1
$$;
comment on function private.strictest_effect(uuid, text[]) is 'What becomes of a change that is of several kinds at once, by the strictest of their terms.';

create or replace function private.keep_variant_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
<<noted>>
declare
  -- What nobody can buy yet: its price is looked at with all the rest when it is put on sale.
  fresh constant boolean := tg_op = 'INSERT' or not old.is_active;
  field constant text := 'variant:' || new.id;
  kinds text[] := '{variants}';
  price bigint;
  before jsonb;
  after jsonb;
  effect text;
begin
  if (select auth.uid()) is null then return new; end if;
  price := coalesce(new.price_minor, (select p.price_minor from public.products p where p.id = new.product_id));
  if not fresh and new.price_minor is distinct from old.price_minor then
    effect := private.effect_of_change(new.product_id, 'price');
    if effect in ('look', 'wait') and not private.is_far_price(price, private.settled_variant_price(old, false)) then effect := 'live'; end if;
    if effect = 'live' then perform private.drop_change(new.product_id, 'variant_price:' || new.id);
    elsif effect in ('look', 'wait') then
      perform private.note_change(new.product_id, 'variant_price:' || new.id, 'price', to_jsonb(old.price_minor),
        to_jsonb(new.price_minor), effect = 'wait');
      if effect = 'wait' then new.price_minor := old.price_minor; end if;
    end if;
  end if;
  if fresh then
    -- One that waits to be put on sale goes on waiting, as what it is now.
    if tg_op = 'UPDATE' and not new.is_active then
      new.is_active := exists (select from public.product_changes c join public.product_change_fields f on f.change_id = c.id
        where c.product_id = new.product_id and c.state in ('open', 'asked') and f.field = 'variant:' || new.id and f.state = 'open' and f.waits
          and (f.after ->> 'is_active')::boolean);
    end if;
    if not new.is_active then return new; end if;
    before := private.variant_value(new) || '{"is_active": false}';
    after := private.variant_value(new) || jsonb_build_object('price_minor', price);
    if private.is_far_price(price, private.settled_variant_price(new, true)) then kinds := kinds || 'price'::text; end if;
  else
    before := private.variant_value(old);
    after := private.variant_value(new);
    if before = after then return new; end if;
    -- What is taken off sale needs nobody's look, and waits only for what takes its place.
    if before = after || '{"is_active": true}' then
      if current_setting('app.replacing', true) = new.product_id::text and private.effect_of_change(new.product_id, 'variants') = 'wait' then
        perform private.note_change(new.product_id, field, 'variants', before, after, true);
        new.is_active := true;
      end if;
      return new;
    end if;
  end if;
  if new.image_url is not null and (fresh or new.image_url is distinct from old.image_url)
    and not exists (select from public.product_images i where i.product_id = new.product_id and i.url = new.image_url) then
    kinds := kinds || 'pictures'::text;
  end if;
  effect := private.strictest_effect(new.product_id, kinds);
  if effect = 'live' then perform private.drop_change(new.product_id, field);
  elsif effect in ('look', 'wait') then
    -- Taken off sale it is at once, whatever else waits.
    if not new.is_active then before := before || '{"is_active": false}'; end if;
    perform private.note_change(new.product_id, field, 'variants', before, after, effect = 'wait');
    if fresh then
      update public.product_change_fields f set before = noted.before from public.product_changes c
       where c.id = f.change_id and c.product_id = new.product_id and c.state = 'open' and f.field = noted.field;
    end if;
    if effect = 'wait' then
      if fresh then new.is_active := false;
      else new.name := old.name; new.options := old.options; new.image_url := old.image_url; new.is_active := old.is_active and new.is_active; end if;
    end if;
  end if;
  return new;
end
$$;
comment on function private.keep_variant_changes() is 'As private.keep_product_changes, of variants: one that is put on sale waits with its price and its '
  'picture, by the strictest of the terms for them.';

create function private.remember_variant_price() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.price_minor is not distinct from old.price_minor then return null; end if;
  if (select auth.uid()) is not null and (select p.published_at is not null from public.products p where p.id = new.product_id) then
    insert into private.variant_price_days (variant_id, day, first_minor)
      select new.id, (private.now() at time zone 'Asia/Bangkok')::date,
        case when tg_op = 'INSERT' then private.settled_variant_price(new, true) else private.settled_variant_price(old, false) end
      on conflict (variant_id, day) do nothing;
  end if;
  return null;
end
$$;
comment on function private.remember_variant_price() is
  'Keeps with what the price of a version is compared for a week; of a new one, the price of its piece.';
create trigger product_variants_price_remembered after insert or update of price_minor on public.product_variants
  for each row execute function private.remember_variant_price();

revoke execute on function
  private.settled_price(uuid), private.settled_variant_price(public.product_variants, boolean), private.is_far_price(bigint, bigint),
  private.version_value(public.product_variants), private.is_value(jsonb, jsonb), private.strictest_effect(uuid, text[]),
  private.remember_variant_price()
  from public, anon, authenticated;
grant execute on function
  private.settled_price(uuid), private.settled_variant_price(public.product_variants, boolean), private.is_far_price(bigint, bigint),
  private.version_value(public.product_variants), private.is_value(jsonb, jsonb), private.strictest_effect(uuid, text[]),
  private.remember_variant_price()
  to service_role;
