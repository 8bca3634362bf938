-- Why: a piece that does not belong in the shop can be reported by whoever sees it, and taken out by whoever judges listings, for a reason its maker reads.
-- What is held stays as it is, cannot be shown by its maker, and is looked at again by another person when the maker asks. Drafts and hidden pieces are
-- read by staff, in a list; the indexes are its orders and filters.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('products.read', 'Read every listing, also drafts and what is hidden, and reports of listings.', false);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'products.read'), ('support', 'products.read'), ('moderator', 'products.read');

create policy "who may reads all" on public.products for select to authenticated using ((select private.may('products.read')));
create policy "who may reads drafts of translations" on public.product_translations for select to authenticated
  using (state = 'draft' and (select private.may('products.read')));

create index products_newest_all on public.products (created_at, id);
create index products_newest_by_status on public.products (status, created_at, id);
create index products_newest_by_category on public.products (category_id, created_at, id);
create index products_newest_by_seller on public.products (seller_id, created_at, id);
create index products_dearest on public.products (price_minor, id);
create index products_by_words on public.products using gin (name extensions.gin_trgm_ops, sku extensions.gin_trgm_ops);

create table public.product_reports (
  id          uuid primary key default gen_random_uuid(),
  product_id  uuid not null references public.products on delete cascade,
  reporter_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason      text not null check (reason in ('not_handmade', 'copied', 'prohibited', 'wrong_facts', 'offensive', 'other')),
  note        text not null default '' check (char_length(note) <= 1000),
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  decision    text check (decision in ('nothing', 'held')),
  check ((decided_at is null) = (decision is null))
);
comment on table public.product_reports is 'Somebody asks the shop to look at a listing. One person has one open report of a piece.';
comment on column public.product_reports.decision is 'What the shop made of it: nothing, or the piece was taken out.';
create unique index product_reports_once on public.product_reports (product_id, reporter_id) where decided_at is null;
create index product_reports_product on public.product_reports (product_id, created_at);
create index product_reports_reporter on public.product_reports (reporter_id);
create index product_reports_waiting on public.product_reports (created_at, product_id) where decided_at is null;
alter table public.product_reports enable row level security;

create function private.may_report_product(p_product_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_my_product(p_product_id)
     and (select count(*) from public.product_reports r where r.reporter_id = (select auth.uid()) and r.decided_at is null) < 20
$$;
comment on function private.may_report_product(uuid) is
  'Whether the caller may report a piece: nobody their own, and nobody more than twenty that are not decided.';
revoke execute on function private.may_report_product(uuid) from public;
grant execute on function private.may_report_product(uuid) to authenticated;

create policy "people report what they can see" on public.product_reports for insert to authenticated
  with check (reporter_id = (select auth.uid()) and exists (select from public.products p where p.id = product_id and p.status = 'active')
    and private.may_report_product(product_id));
create policy "people see what they reported, who may sees all" on public.product_reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.may('products.read')));
grant select on public.product_reports to authenticated;
grant insert (product_id, reason, note) on public.product_reports to authenticated;

create table public.product_holds (
  product_id        uuid primary key references public.products on delete cascade,
  reason            text not null check (reason in ('not_handmade', 'copied', 'prohibited', 'wrong_facts', 'offensive', 'other')),
  words             text not null check (char_length(words) between 1 and 1000),
  placed_at         timestamptz not null default now(),
  placed_by         uuid,
  was_status        text not null,
  appeal            text not null default '' check (char_length(appeal) <= 2000),
  appealed_at       timestamptz,
  answer            text not null default '' check (char_length(answer) <= 1000),
  answered_at       timestamptz,
  check ((appealed_at is null) = (appeal = '')),
  check (answered_at is null or appealed_at is not null)
);
comment on table public.product_holds is
  'A piece the shop has taken out, and why. Its maker may ask once for another look, which another person gives. The row goes when the piece is put back.';
create index product_holds_waiting on public.product_holds (appealed_at, product_id) where appealed_at is not null and answered_at is null;
alter table public.product_holds enable row level security;
create policy "members read why, who may reads all" on public.product_holds for select to authenticated
  using (private.is_my_product(product_id) or (select private.may('products.read')));
grant select (product_id, reason, words, placed_at, appeal, appealed_at, answer, answered_at) on public.product_holds to authenticated;
revoke insert, update, delete on public.product_holds from service_role;
revoke update, delete on public.product_reports from service_role;

create function private.guard_hold() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.product_holds h where h.product_id = new.id) then
    raise exception 'The shop has taken this piece out.' using errcode = 'HT005', hint = 'held';
  end if;
  return new;
end
$$;
create trigger products_held before update of status on public.products for each row
  when (new.status = 'active' and old.status <> 'active') execute function private.guard_hold();

create function private.product_to_judge(p_product_id uuid, p_reason text) returns public.products
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into p from public.products where id = p_product_id for update;
  if not found then raise exception 'There is no such piece.' using errcode = 'PT404'; end if;
  if private.is_my_product(p.id) then raise exception 'Nobody judges their own pieces.' using errcode = 'HT005', hint = 'own_shop'; end if;
  return p;
end
$$;
comment on function private.product_to_judge(uuid, text) is
  'The piece, locked, for whoever judges it for this reason and does not act for its shop. Who may judge is for the caller to ask.';

create function public.hold_product(p_product_id uuid, p_because text, p_reason text, p_first boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  if p_first and not private.work_waits('listing', p.id::text) then
    raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  insert into public.product_holds (product_id, reason, words, placed_at, placed_by, was_status)
    values (p.id, p_because, left(btrim(p_reason), 1000), private.now(), (select auth.uid()), p.status) on conflict do nothing;
  if not found then raise exception 'This piece is held.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.products set status = 'inactive' where id = p.id and status = 'active';
  update public.product_reports set decided_at = private.now(), decision = 'held' where product_id = p.id and decided_at is null;
  act := private.log_activity('products.hold', p.id::text, jsonb_build_object('held_for', jsonb_build_array(null, p_because),
    'status', jsonb_build_array(p.status, case p.status when 'active' then 'inactive' else p.status end)), p_reason);
  perform private.tell_seller('listing_held', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', p_because, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.hold_product(uuid, text, text, boolean) is
  'Takes a piece out of the shop for a reason its maker reads; every report of it is decided with it. `p_first`: as a report asks. HT005 '
  'already_decided, own_shop.';

create function public.leave_product(p_product_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  update public.product_reports set decided_at = private.now(), decision = 'nothing' where product_id = p.id and decided_at is null;
  if not found then raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('products.leave', p.id::text, '{}', p_reason);
end
$$;
comment on function public.leave_product(uuid, text) is 'Decides every report of a piece: nothing is wrong with it. HT005 already_decided, own_shop.';

create function private.hold_to_answer(p_product_id uuid) returns public.product_holds
language plpgsql security definer set search_path = '' as $$
declare
  h public.product_holds;
begin
  select * into h from public.product_holds where product_id = p_product_id for update;
  if not found then raise exception 'This piece is not held.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if h.appealed_at is not null and h.answered_at is null and h.placed_by = (select auth.uid()) then
    raise exception 'Another person looks at it again.' using errcode = 'HT005', hint = 'same_person';
  end if;
  return h;
end
$$;
comment on function private.hold_to_answer(uuid) is
  'The hold of a piece, locked. While its maker waits for another look, whoever placed it is refused (HT005 same_person).';

create function public.release_product(p_product_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  h public.product_holds;
  back text;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  h := private.hold_to_answer(p.id);
  -- A piece that its maker put away meanwhile stays away.
  back := case when h.was_status = 'active' and p.status = 'inactive' then 'active' else p.status end;
  delete from public.product_holds where product_id = p.id;
  update public.products set status = back where id = p.id and status <> back;
  act := private.log_activity('products.release', p.id::text,
    jsonb_build_object('held_for', jsonb_build_array(h.reason, null), 'status', jsonb_build_array(p.status, back)), p_reason);
  perform private.tell_seller('listing_released', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.release_product(uuid, text) is
  'Puts a held piece back as it was; its maker is told. HT005 already_decided, own_shop, same_person.';

create function public.uphold_product(p_product_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  h public.product_holds;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  h := private.hold_to_answer(p.id);
  if h.appealed_at is null or h.answered_at is not null then
    raise exception 'Nobody waits for another look.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.product_holds set answer = left(btrim(p_reason), 1000), answered_at = private.now() where product_id = p.id;
  act := private.log_activity('products.uphold', p.id::text, '{}', p_reason);
  perform private.tell_seller('listing_upheld', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'because', h.reason, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.uphold_product(uuid, text) is
  'After another look a piece stays out; its maker is told why. HT005 already_decided, own_shop, same_person.';

create function public.appeal_hold(p_product_id uuid, p_words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if char_length(btrim(coalesce(p_words, ''))) not between 10 and 2000 then
    raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.product_holds set appeal = btrim(p_words), appealed_at = private.now() where product_id = p_product_id and appealed_at is null;
  if not found then raise exception 'It cannot be asked for now.' using errcode = 'HT005', hint = 'not_allowed_now'; end if;
end
$$;
comment on function public.appeal_hold(uuid, text) is
  'The maker of a piece that was taken out asks, once, for another person''s look. HT005 not_allowed_now where it is not held or was asked for already.';

create function public.feature_product(p_product_id uuid, p_featured boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  if p_featured is null or p.is_featured = p_featured then
    raise exception 'This piece is so already.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.products set is_featured = p_featured where id = p.id;
  perform private.log_activity('products.feature', p.id::text, jsonb_build_object('is_featured', jsonb_build_array(p.is_featured, p_featured)), p_reason);
end
$$;
comment on function public.feature_product(uuid, boolean, text) is 'Shows a piece among the featured ones, or no more. HT005 already_decided, own_shop.';

insert into public.work_kinds (kind, permission, hours) values ('listing', 'products.read', 48), ('listing_appeal', 'products.read', 72);
create view private.waiting_listing as
  select r.product_id as id, min(r.created_at) as since from public.product_reports r where r.decided_at is null group by r.product_id;
create view private.waiting_listing_appeal as
  select h.product_id as id, h.appealed_at as since from public.product_holds h where h.appealed_at is not null and h.answered_at is null;
revoke all on private.waiting_listing, private.waiting_listing_appeal from service_role;

create function private.facts_of_listing(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'status', p.status, 'price_minor', p.price_minor, 'seller_id', s.id, 'seller',
      s.business_name, 'held', h.product_id is not null, 'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by r.created_at)
          from (select * from public.product_reports o where o.product_id = p.id and o.decided_at is null order by o.created_at limit 20) r
          left join public.profiles x on x.id = r.reporter_id), '[]'))
    from public.products p join public.sellers s on s.id = p.seller_id left join public.product_holds h on h.product_id = p.id
   where p.id = private.as_uuid(p_key)
$$;
create function private.facts_of_listing_appeal(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'seller_id', s.id, 'seller', s.business_name, 'because', h.reason, 'words', h.words,
      'placed_at', h.placed_at, 'placed_by', h.placed_by, 'placer', coalesce(nullif(x.full_name, ''), x.email, ''), 'appeal', h.appeal)
    from public.product_holds h join public.products p on p.id = h.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles x on x.id = h.placed_by where h.product_id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_listing(text), private.facts_of_listing_appeal(text), private.hold_to_answer(uuid),
  private.product_to_judge(uuid, text), private.guard_hold() from public;

create function public.products_found(p_words text) returns setof public.products
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('products.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select * from public.products where id in (
    (select p.id from public.products p where p.name ilike $1 or p.sku ilike $1 order by p.created_at desc, p.id desc limit 200)
     union (select p.id from (select m.id from public.sellers m where m.directory_words like $2 order by m.created_at desc, m.id desc limit 20) s
       cross join lateral (select q.id, q.created_at from public.products q where q.seller_id = s.id order by q.created_at desc, q.id desc limit 200) p
      order by p.created_at desc, p.id desc limit 200))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%',
      '%' || regexp_replace(private.squeezed(btrim(p_words)), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.products_found(text) is
  'The newest 200 pieces with these words in their name or number, and as many of the newest twenty makers with them, for whoever may read products.';

create function public.product_sheet(p_product_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('products.read');
  return (
    select jsonb_build_object(
      'hold', (select jsonb_build_object('because', h.reason, 'words', h.words, 'at', h.placed_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''),
          'appeal', h.appeal, 'appealed_at', h.appealed_at, 'answer', h.answer, 'answered_at', h.answered_at)
          from public.product_holds h left join public.profiles x on x.id = h.placed_by where h.product_id = p.id),
      'waits', private.work_waits('listing', p.id::text),
      'reports', coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'decision', r.decision,
          'name', coalesce(nullif(x.full_name, ''), x.email, '')) order by r.created_at desc)
          from (select * from public.product_reports o where o.product_id = p.id order by o.created_at desc limit 50) r
          left join public.profiles x on x.id = r.reporter_id), '[]'),
      'stock', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'sku', v.sku, 'price_minor', coalesce(v.price_minor, p.price_minor),
          'is_active', v.is_active, 'on_hand', coalesce(l.on_hand, 0), 'held', coalesce(l.allocated, 0) + coalesce(l.reserved, 0)) order by v.position, v.id)
          from public.product_variants v left join public.stock_levels l on l.variant_id = v.id where v.product_id = p.id), '[]'),
      'languages', coalesce((select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'state', t.state, 'origin', t.origin)
          order by t.language) from public.product_translations t where t.product_id = p.id), '[]'),
      'favorites', (select count(*) from (select from public.favorites f where f.product_id = p.id limit 1000) x))
      from public.products p where p.id = p_product_id);
end
$$;
comment on function public.product_sheet(uuid) is
  'What staff read of a piece beside its row: why it is held, reports, stock of each variant, its languages, and how many like it (to a thousand). Null where '
  'there is none.';

revoke execute on function public.hold_product(uuid, text, text, boolean), public.leave_product(uuid, text), public.release_product(uuid, text),
  public.uphold_product(uuid, text), public.appeal_hold(uuid, text), public.feature_product(uuid, boolean, text), public.products_found(text),
  public.product_sheet(uuid) from public, anon;
grant execute on function public.hold_product(uuid, text, text, boolean), public.leave_product(uuid, text), public.release_product(uuid, text),
  public.uphold_product(uuid, text), public.appeal_hold(uuid, text), public.feature_product(uuid, boolean, text), public.products_found(text),
  public.product_sheet(uuid) to authenticated;
