-- Why: what was on sale could be made into anything else by its maker, and nobody looked. A maker has a level of trust now, by which each kind of change
-- shows at once, shows and is looked at, or waits while the piece stays as it was.
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('trust.trusted_days', '365', '365', 'Days after its shop was opened from which a maker can count as trusted.', false, 0, 3650),
  ('trust.trusted_orders', '50', '50', 'Completed orders from which a maker can count as trusted.', false, 0, 10000),
  ('trust.complaint_days', '180', '180', 'Days in which a piece taken out, a claim paid or a change refused counts against trust.', false, 0, 3650),
  ('trust.price_percent', '30', '30', 'A price that moves by more than so many percent within a week counts as a change that somebody may have to '
  'look at.', false, 0, 1000),
  ('trust.appeal_days', '14', '14', 'Days in which a maker may ask another person to look at a refused change.', false, 1, 365);

create table private.seller_trust (
  seller_id uuid primary key references public.sellers on delete cascade,
  level     text not null check (level in ('new', 'known', 'trusted')),
  set_at    timestamptz not null default now()
);
comment on table private.seller_trust is 'Makers whose level of trust staff have set by hand; who and why is in the record of acts. Without a row the '
  'level is reckoned.';
alter table private.seller_trust enable row level security;

create table private.change_terms (
  kind   text not null check (kind in ('name', 'description', 'pictures', 'category', 'price', 'claims', 'translations', 'variants')),
  level  text not null check (level in ('new', 'known', 'trusted')),
  effect text not null check (effect in ('live', 'look', 'wait')),
  primary key (kind, level)
);
comment on table private.change_terms is
  'What becomes of a change to a piece that has been on sale: it shows at once (`live`), shows and is looked at (`look`), or waits (`wait`).';
alter table private.change_terms enable row level security;
insert into private.change_terms (kind, level, effect) values
  ('name', 'new', 'wait'), ('name', 'known', 'look'), ('name', 'trusted', 'live'),
  ('description', 'new', 'wait'), ('description', 'known', 'look'), ('description', 'trusted', 'live'),
  ('pictures', 'new', 'wait'), ('pictures', 'known', 'look'), ('pictures', 'trusted', 'live'),
  ('category', 'new', 'wait'), ('category', 'known', 'wait'), ('category', 'trusted', 'look'),
  ('price', 'new', 'wait'), ('price', 'known', 'look'), ('price', 'trusted', 'live'),
  ('claims', 'new', 'wait'), ('claims', 'known', 'wait'), ('claims', 'trusted', 'look'),
  ('translations', 'new', 'wait'), ('translations', 'known', 'live'), ('translations', 'trusted', 'live'),
  ('variants', 'new', 'wait'), ('variants', 'known', 'live'), ('variants', 'trusted', 'live');

create table public.product_changes (
  id          uuid primary key default gen_random_uuid(),
  product_id  uuid not null references public.products on delete cascade,
  opened_by   uuid,
  opened_at   timestamptz not null default now(),
  changed_at  timestamptz not null default clock_timestamp(),
  state       text not null default 'open' check (state in ('open', 'asked', 'approved', 'partly', 'refused', 'withdrawn', 'undone')),
  decided_at  timestamptz,
  decided_by  uuid,
  because     text check (because in ('not_handmade', 'copied', 'prohibited', 'wrong_facts', 'offensive', 'other')),
  rule_id     uuid references public.listing_rules on delete set null,
  told        jsonb,
  words       text not null default '' check (char_length(words) <= 1000),
  appeal      text not null default '' check (char_length(appeal) <= 2000),
  appealed_at timestamptz,
  answer      text not null default '' check (char_length(answer) <= 1000),
  answered_at timestamptz,
  check ((appealed_at is null) = (appeal = '')),
  check (answered_at is null or appealed_at is not null)
);
comment on table public.product_changes is
  'What a maker has changed of a piece that has been on sale, as far as somebody has to look at it. A piece has one that is open; later edits go into it.';
comment on column public.product_changes.told is 'What the rule said it breaks, per language, as it stood then.';
comment on column public.product_changes.words is 'What whoever decided wrote to the maker: what to change, or why not.';
create unique index product_changes_open on public.product_changes (product_id) where state in ('open', 'asked');
create index product_changes_product on public.product_changes (product_id, opened_at);
create index product_changes_rule on public.product_changes (rule_id);
create index product_changes_waiting on public.product_changes (changed_at, id) where state = 'open';
create index product_changes_appealed on public.product_changes (appealed_at, id) where appealed_at is not null and answered_at is null;
alter table public.product_changes enable row level security;
create policy "members read what waits of theirs, who may reads all" on public.product_changes for select to authenticated
  using (private.is_my_product(product_id) or (select private.may('products.read')));
grant select (id, product_id, opened_at, changed_at, state, decided_at, because, told, words, appeal, appealed_at, answer, answered_at)
  on public.product_changes to authenticated;
grant select on public.product_changes to service_role;
revoke insert, update, delete, truncate on public.product_changes from service_role;

create table public.product_change_fields (
  change_id uuid not null references public.product_changes on delete cascade,
  field     text not null check (field ~ '^[a-z_]+(:[0-9A-Za-z-]{2,36})?$'),
  kind      text not null check (kind in ('name', 'description', 'pictures', 'category', 'price', 'claims', 'translations', 'variants')),
  before    jsonb not null,
  after     jsonb not null,
  waits     boolean not null,
  state     text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn', 'undone')),
  primary key (change_id, field)
);
comment on table public.product_change_fields is
  'One thing that was changed, before and after: a column of products, `pictures`, `translation:{language}`, `attribute:{id}`, `variant:{id}` or '
  '`variant_price:{id}`.';
comment on column public.product_change_fields.waits is 'Whether it shows only when it is approved; what does not wait shows already.';
alter table public.product_change_fields enable row level security;
create policy "who reads a change reads its fields" on public.product_change_fields for select to authenticated
  using (exists (select from public.product_changes c where c.id = change_id));
grant select on public.product_change_fields to authenticated, service_role;
revoke insert, update, delete, truncate on public.product_change_fields from service_role;

create function private.trust_facts(p_seller_id uuid)
returns table (days integer, orders integer, complaints integer, held boolean, reckoned text, by_hand text)
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := private.now() - private.setting('trust.complaint_days')::integer * interval '1 day';
  most constant integer := greatest(private.setting('trust.trusted_orders')::integer, private.setting('trust.known_orders')::integer, 1);
  approved boolean;
begin
  select s.application_status = 'approved', floor(extract(epoch from private.now() - s.created_at) / 86400)::integer into approved, days
    from public.sellers s where s.id = p_seller_id;
  if not found then return; end if;
  select count(*) into orders from (select from public.orders o where o.seller_id = p_seller_id and o.completed_at is not null limit most) done;
  held := exists (select from public.product_holds h join public.products p on p.id = h.product_id where p.seller_id = p_seller_id);
  select (select count(distinct r.product_id) from public.products p join public.product_reports r on r.product_id = p.id
            where p.seller_id = p_seller_id and r.decision = 'held' and r.decided_at > since)
       + (select count(*) from public.orders o join public.order_cases c on c.order_id = o.id
            where o.seller_id = p_seller_id and c.kind = 'claim' and c.status = 'refunded' and c.closed_at > since)
       + (select count(*) from public.products p join public.product_changes c on c.product_id = p.id
            where p.seller_id = p_seller_id and c.state in ('partly', 'refused') and c.decided_at > since) into complaints;
  select t.level into by_hand from private.seller_trust t where t.seller_id = p_seller_id;
  reckoned := case
    when not approved or held or days < private.setting('trust.known_days')::integer or orders < private.setting('trust.known_orders')::integer then 'new'
    when days < private.setting('trust.trusted_days')::integer or orders < private.setting('trust.trusted_orders')::integer or complaints > 0 then 'known'
    else 'trusted' end;
  return next;
end
$$;
comment on function private.trust_facts(uuid) is
  'What the level of a maker is reckoned from (settings `trust.*`): days open, completed orders (counted as far as they are asked for), what went '
  'wrong lately, whether a piece is held now.';

create function private.trust_level(p_seller_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select coalesce(f.by_hand, f.reckoned) from private.trust_facts(p_seller_id) f), 'new')
$$;
comment on function private.trust_level(uuid) is 'new, known or trusted: as staff have set it by hand, else as it is reckoned.';

create or replace function private.seller_is_known(p_seller_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.trust_level(p_seller_id) <> 'new'
$$;
comment on function private.seller_is_known(uuid) is 'Whether a maker counts as known or better.';

create function public.seller_trust(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('level', coalesce(f.by_hand, f.reckoned), 'by_hand', f.by_hand is not null, 'days', f.days, 'orders', f.orders,
      'complaints', f.complaints, 'held', f.held,
      'known', jsonb_build_object('days', private.setting('trust.known_days'), 'orders', private.setting('trust.known_orders')),
      'trusted', jsonb_build_object('days', private.setting('trust.trusted_days'), 'orders', private.setting('trust.trusted_orders')),
      'complaint_days', private.setting('trust.complaint_days'), 'price_percent', private.setting('trust.price_percent'),
      'effects', (select jsonb_object_agg(t.kind, t.effect) from private.change_terms t where t.level = coalesce(f.by_hand, f.reckoned)))
    from private.trust_facts(p_seller_id) f
   where p_seller_id in (select private.my_sellers()) or (private.is_staff_here() and private.may('sellers.read'))
$$;
comment on function public.seller_trust(uuid) is
  'For those who act for a shop, and for whoever reads sellers: its level of trust, what it is reckoned from, what the next one asks, and what '
  'becomes of each kind of change. Null for others.';

create function public.set_seller_trust(p_seller_id uuid, p_level text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  if p_level is not null and p_level not in ('new', 'known', 'trusted') then raise exception 'There is no such level.' using errcode = '22023'; end if;
  perform from public.sellers s where s.id = p_seller_id for update;
  if not found then raise exception 'There is no such shop.' using errcode = 'PT404'; end if;
  if p_seller_id in (select private.my_sellers()) then raise exception 'Nobody judges their own shop.' using errcode = 'HT005', hint = 'own_shop'; end if;
  select t.level into was from private.seller_trust t where t.seller_id = p_seller_id;
  if was is not distinct from p_level then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p_level is null then delete from private.seller_trust t where t.seller_id = p_seller_id;
  else
    insert into private.seller_trust (seller_id, level, set_at) values (p_seller_id, p_level, private.now())
      on conflict (seller_id) do update set level = excluded.level, set_at = excluded.set_at;
  end if;
  perform private.log_activity('sellers.trust', p_seller_id::text, jsonb_build_object('trust', jsonb_build_array(was, p_level)), p_reason);
end
$$;
comment on function public.set_seller_trust(uuid, text, text) is
  'Sets the level of a maker by hand; null has it reckoned again. HT005 already_decided, own_shop.';

create function public.change_terms() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return (select jsonb_object_agg(x.kind, x.effects) from (
    select t.kind, jsonb_object_agg(t.level, t.effect) as effects from private.change_terms t group by t.kind) x);
end
$$;
comment on function public.change_terms() is 'What becomes of each kind of change at each level: {kind: {level: effect}}, for whoever reads products.';

create function public.write_change_term(p_kind text, p_level text, p_effect text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  perform private.demand('settings.write');
  perform private.demand_reason(p_reason);
  select t.effect into was from private.change_terms t where t.kind = p_kind and t.level = p_level for update;
  if not found or p_effect is null or p_effect not in ('live', 'look', 'wait') then raise exception 'There is no such term.' using errcode = '22023'; end if;
  if was = p_effect then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update private.change_terms set effect = p_effect where kind = p_kind and level = p_level;
  perform private.log_activity('products.change_term', p_kind || ':' || p_level, jsonb_build_object('effect', jsonb_build_array(was, p_effect)), p_reason);
end
$$;
comment on function public.write_change_term(text, text, text,
  text) is 'Says what becomes of a kind of change at a level; what waits already goes on waiting. HT005 already_decided.';

revoke execute on function
  private.trust_facts(uuid), private.trust_level(uuid), private.seller_is_known(uuid), public.seller_trust(uuid),
  public.set_seller_trust(uuid, text, text), public.change_terms(), public.write_change_term(text, text, text, text)
  from public, anon, authenticated;
grant execute on function
  private.trust_facts(uuid), private.trust_level(uuid), private.seller_is_known(uuid), public.seller_trust(uuid),
  public.set_seller_trust(uuid, text, text), public.change_terms(), public.write_change_term(text, text, text, text)
  to service_role;
grant execute on function
  public.seller_trust(uuid), public.set_seller_trust(uuid, text, text), public.change_terms(), public.write_change_term(text, text, text, text)
  to authenticated;
