-- Why: staff ask the same questions of the shop each week or month. The questions are the shop's own and read a few views and nothing else: they run as
-- a role that may read those views only, in a transaction that can write nothing. What somebody keeps is a question with its answers to "from when" and
-- "of whom", which can come by mail.

do $$
begin
  -- Roles belong to the whole server; another database of it may make this one at the same moment.
  if not exists (select from pg_catalog.pg_roles where rolname = 'report_reader') then
    begin
      create role report_reader noinherit nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  -- Whoever serves requests becomes it for one question.
  if not pg_has_role('authenticator', 'report_reader', 'member') then
    begin
      grant report_reader to authenticator;
    exception when unique_violation or internal_error then null;
    end;
  end if;
end
$$;

create schema report;
comment on schema report is 'What questions of staff may read: no names of buyers, no addresses, no secrets.';
grant usage on schema report to report_reader;

create view report.orders as
  select (o.created_at at time zone 'Asia/Bangkok')::date as day, o.number,
         o.seller_id, o.seller_name as maker, o.status, coalesce(o.shipping_address ->> 'country', '') as country,
         g.language::text as language, g.payment_method as method, o.items_minor - o.discount_minor as goods_minor, o.shipping_minor, o.total_minor,
         o.tax_included_minor, o.tax_added_minor, o.commission_minor, o.commission_vat_minor, o.placed_at, o.shipped_at, o.delivered_at, o.came_late,
         -- Tells buyers apart within one answer; no question tells it.
         md5(lower(g.email)) as buyer
    from public.orders o join public.order_groups g on g.id = o.order_group_id
   where o.status not in ('awaiting_payment', 'expired', 'canceled');
create view report.lines as
  select (o.created_at at time zone 'Asia/Bangkok')::date as day, o.id as order_id,
         o.seller_id, o.seller_name as maker, coalesce(c.name, '') as category, l.quantity,
         l.total_minor as goods_minor
    from public.orders o join public.order_lines l on l.order_id = o.id left join public.categories c on c.id = l.category_id
   where o.status not in ('awaiting_payment', 'expired', 'canceled');
create view report.refunds as
  select (r.succeeded_at at time zone 'Asia/Bangkok')::date as day, coalesce(c.kind, 'order') as origin, o.seller_name as maker, r.amount_minor
    from public.refunds r join public.orders o on o.id = r.order_id left join public.order_cases c on c.id = r.case_id where r.status = 'succeeded';
create view report.fees as
  select f.month, f.kind, f.seller_name as maker, f.net_minor, f.vat_minor, f.total_minor from public.fee_invoices f;
create view report.payouts as
  select (p.created_at at time zone 'Asia/Bangkok')::date as day, p.number, p.seller_name as maker, p.status, p.amount_minor, p.paid_at from public.payouts p;
create view report.coupons as
  select (u.created_at at time zone 'Asia/Bangkok')::date as day, k.code, u.order_group_id, u.uses, u.saved_minor
    from public.promotion_usages u join public.coupons k on k.id = u.coupon_id where u.state in ('reserved', 'used');
create view report.stock as
  select s.business_name as maker, p.id as product_id, p.name as product, p.published_at, v.sku, t.on_hand, t.on_hand - t.allocated - t.reserved as free,
         coalesce(v.price_minor, p.price_minor) as price_minor,
         (select max(o.created_at) from public.order_lines l join public.orders o on o.id = l.order_id
           where l.product_id = p.id and o.status not in ('awaiting_payment', 'expired', 'canceled')) as last_sold
    from public.stock_levels t join public.product_variants v on v.id = t.variant_id join public.products p on p.id = v.product_id
      join public.sellers s on s.id = p.seller_id
   where p.status = 'active' and v.is_active;
create view report.reviews as
  select (r.created_at at time zone 'Asia/Bangkok')::date as day, s.business_name as maker, r.rating
    from public.reviews r join public.sellers s on s.id = r.seller_id
   where r.status = 'published';
create index orders_by_day on public.orders (((created_at at time zone 'Asia/Bangkok')::date));

revoke all on all tables in schema report from public;
grant select on all tables in schema report to report_reader;

insert into public.staff_permissions (name, description, needs_fresh) values
  ('reports.read', 'Run reports, keep them and have them sent; each report asks for its own permission as well.', false);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'reports.read'), ('finance', 'reports.read'), ('support', 'reports.read');

create table public.saved_reports (
  id         uuid primary key default gen_random_uuid(),
  person_id  uuid not null references auth.users on delete cascade,
  report     text not null check (report ~ '^[a-z][a-z-]{1,39}$'),
  name       text not null check (char_length(btrim(name)) between 1 and 80),
  answers    jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 2000),
  shared     boolean not null default false,
  every      text not null default 'never' check (every in ('never', 'day', 'week', 'month')),
  language   text not null default 'en' check (private.is_language_tag(language)),
  next_at    timestamptz,
  sent_at    timestamptz,
  created_at timestamptz not null default private.now(),
  constraint sent_when_due check ((every = 'never') = (next_at is null))
);
comment on table public.saved_reports is
  'Questions somebody keeps, with their answers. `shared`: colleagues see it, and run it if they may.
`every`: it is sent to its person by mail, next at `next_at`.';
create index saved_reports_person on public.saved_reports (person_id, name);
create index saved_reports_shared on public.saved_reports (name) where shared;
create index saved_reports_due on public.saved_reports (next_at) where every <> 'never';
alter table public.saved_reports enable row level security;
create policy "staff read their reports and those of the team" on public.saved_reports for select to authenticated
  using ((shared or person_id = (select auth.uid())) and (select private.may('reports.read')));
grant select on public.saved_reports to authenticated;
grant select, update on public.saved_reports to service_role;
revoke insert, delete, truncate on public.saved_reports from service_role;

create function private.report_due(every text, after timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  -- At seven in the morning of Thailand: tomorrow, next Monday, the first of next month.
  select (case every
      when 'day' then date_trunc('day', after at time zone 'Asia/Bangkok') + interval '1 day'
      when 'week' then date_trunc('week', after at time zone 'Asia/Bangkok') + interval '7 days'
      when 'month' then date_trunc('month', after at time zone 'Asia/Bangkok') + interval '1 month' end + interval '7 hours') at time zone 'Asia/Bangkok'
$$;
comment on function private.report_due(text, timestamptz) is 'When a report that comes every day, week or month comes next; null for one that never does.';

create function public.save_report(p_id uuid, p_report text, p_name text, p_answers jsonb, p_shared boolean, p_every text, p_language text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  made uuid;
begin
  perform private.demand('reports.read');
  if p_id is null then
    if (select count(*) from public.saved_reports r where r.person_id = me) >= 100 then
      raise exception 'A hundred reports are kept.' using errcode = 'HT005', hint = 'too_many';
    end if;
    insert into public.saved_reports (person_id, report, name, answers, shared, every, language, next_at)
    values (me, p_report, btrim(p_name), coalesce(p_answers, '{}'), coalesce(p_shared, false), coalesce(p_every, 'never'), p_language,
      private.report_due(p_every, private.now())) returning id into made;
    return made;
  end if;
  update public.saved_reports r set name = btrim(p_name), answers = coalesce(p_answers, '{}'), shared = coalesce(p_shared, false),
      every = coalesce(p_every, 'never'), language = p_language,
      next_at = case when r.every = p_every then r.next_at else private.report_due(p_every, private.now()) end
   where r.id = p_id and r.person_id = me returning r.id into made;
  if made is null then raise exception 'There is no such report.' using errcode = 'PT404'; end if;
  return made;
end
$$;
comment on function public.save_report(uuid, text, text, jsonb, boolean, text, text) is
  'Keeps a report of one''s own under a name, changes one, and says whether it comes by mail. HT005 too_many.';

create function public.drop_report(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('reports.read');
  delete from public.saved_reports r where r.id = p_id and r.person_id = (select auth.uid());
  return found;
end
$$;
comment on function public.drop_report(uuid) is 'Forgets a report of one''s own; it comes by mail no more. False where there is none of one''s own.';

create function private.claim_reports() returns table (id uuid, due timestamptz)
language sql security definer set search_path = '' as $$
  update public.saved_reports r set next_at = private.report_due(r.every, private.now()), sent_at = private.now()
    from (select x.id, x.next_at from public.saved_reports x where x.every <> 'never' and x.next_at <= private.now()
           order by x.next_at limit 200 for update skip locked) due
   where r.id = due.id returning r.id, due.next_at
$$;
comment on function private.claim_reports() is 'Reports whose time has come, each once: whoever claims them announces them in the same transaction.';

revoke execute on function private.report_due(text, timestamptz), private.claim_reports(), public.drop_report(uuid),
  public.save_report(uuid, text, text, jsonb, boolean, text, text) from public, anon;
grant execute on function private.report_due(text, timestamptz), private.claim_reports() to service_role;
grant execute on function public.drop_report(uuid), public.save_report(uuid, text, text, jsonb, boolean, text, text) to authenticated, service_role;
