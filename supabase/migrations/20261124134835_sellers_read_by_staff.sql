-- Why: whoever reads sellers reads every shop, in a list, and beside what everybody sees of it what it was approved by: its people, what is asked of a maker
-- with the evidence for it, and for whoever reads payouts where it is paid and what it has to get. The indexes are the list's orders and filters.

create policy "who may reads all" on public.sellers for select to authenticated using ((select private.may('sellers.read')));

create index sellers_newest on public.sellers (created_at, id);
create index sellers_newest_by_standing on public.sellers (application_status, created_at, id);
create index sellers_newest_by_region on public.sellers (region, created_at, id);
create index sellers_most_sold on public.sellers (sales_count, id);
create index sellers_by_name on public.sellers (business_name, id);
create index seller_contacts_email on public.seller_contacts (lower(email));
create index orders_newest_by_seller on public.orders (seller_id, created_at, id);

create function public.sellers_found(p_words text) returns setof public.sellers
language plpgsql stable security definer set search_path = '' rows 200 as $$
begin
  perform private.demand('sellers.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. An address is known whole.
  return query execute 'select * from public.sellers where id in (
    (select s.id from public.sellers s where s.directory_words like $1 order by s.created_at desc, s.id desc limit 200)
     union select c.seller_id from public.seller_contacts c where lower(c.email) = $2)'
    using '%' || regexp_replace(private.squeezed(btrim(p_words)), '([\\%_])', '\\\1', 'g') || '%', lower(btrim(p_words));
end
$$;
comment on function public.sellers_found(text) is
  'The newest 200 sellers with these words in their name, place or craft, or the one with this email address, for whoever may read sellers.';

create function private.seller_owner(p_seller_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select m.person_id from public.seller_members m where m.seller_id = p_seller_id order by (m.role = 'owner') desc, m.created_at, m.person_id limit 1
$$;
comment on function private.seller_owner(uuid) is 'The person a shop was opened for; of several owners the first.';

create function private.seller_requirements(p_seller_id uuid) returns table (name text, needed boolean, met boolean, evidence text)
language sql stable security definer set search_path = '' as $$
  select x.name, x.needed, coalesce(x.met, false), coalesce(x.evidence, '')
    from public.sellers s
    left join public.seller_contacts c on c.seller_id = s.id
    left join private.seller_bank_accounts b on b.seller_id = s.id
    left join public.profiles p on p.id = private.seller_owner(s.id)
    left join auth.users u on u.id = p.id
    left join lateral (select a.version from public.agreements a
      where a.person_id = p.id and a.document = 'terms' order by a.agreed_at desc limit 1) agreed on true
   cross join lateral (select count(*) as n from (
     select from public.products q where q.seller_id = s.id and q.status = 'active' limit 1000) shown) listed
   cross join lateral (values
     (1, 'email', true, u.email_confirmed_at is not null, u.email),
     (2, 'phone', true, coalesce(nullif(c.phone, ''), nullif(p.phone, '')) is not null, coalesce(nullif(c.phone, ''), p.phone)),
     -- Thirteen digits are a citizen's number or a company's; the last four are enough to compare them with a paper.
     (3, 'identity', true, c.tax_id ~ '^\d{13}$', case when char_length(c.tax_id) >= 4 then '…' || right(c.tax_id, 4) end),
     (4, 'place', true, s.location <> '' and s.latitude is not null and s.longitude is not null, s.location),
     (5, 'tax', s.vat_registered, c.tax_id <> '' and c.tax_name <> '' and c.tax_address <> '', c.tax_name),
     (6, 'bank', true, b.usable_from <= private.now(), ''),
     (7, 'bank_name', true, private.squeezed(b.holder) in (private.squeezed(nullif(c.tax_name, '')), private.squeezed(nullif(p.full_name, '')),
       private.squeezed(s.business_name)), ''),
     (8, 'terms', true, agreed.version = private.setting('legal.terms_version') #>> '{}', agreed.version),
     (9, 'story', true, char_length(s.business_description) >= 80, ''),
     (10, 'portrait', true, s.avatar_url is not null, ''),
     (11, 'products', true, listed.n >= 3, listed.n::text),
     (12, 'marks', false, s.marks <> '{}', upper(array_to_string(s.marks, ', ')))
   ) x(place, name, needed, met, evidence)
   where s.id = p_seller_id order by x.place
$$;
comment on function private.seller_requirements(uuid) is
  'What is asked of a maker, what of it there is and by what that is seen; `needed` false for what only adds to it. Where the money goes is shown elsewhere.';

create function private.seller_money(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('bank', b.bank, 'number_tail', b.number_tail, 'holder', b.holder, 'changed_at', b.changed_at,
        'usable_from', b.usable_from) from private.seller_bank_accounts b where b.seller_id = p_seller_id),
    'balances', coalesce((select jsonb_agg(to_jsonb(x) order by x.kind) from (
      select a.kind, -sum(p.amount_minor)::bigint as amount_minor
        from public.ledger_accounts a join public.postings p on p.account_id = a.id
       where a.seller_id = p_seller_id and a.currency = 'THB' group by a.kind) x), '[]'),
    'holds', coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'reason', h.reason, 'placed_at', h.placed_at, 'review_at', h.review_at)
        order by h.placed_at) from public.payout_holds h where h.seller_id = p_seller_id and h.released_at is null), '[]'),
    'payouts', coalesce((select jsonb_agg(to_jsonb(x) order by x.created_at desc) from (
      select o.id, o.number, o.period, o.amount_minor, o.status, o.created_at from public.payouts o
       where o.seller_id = p_seller_id order by o.period desc limit 5) x), '[]'))
$$;
comment on function private.seller_money(uuid) is
  'Where a maker is paid (the end of the number), what the books owe it, what stops its payouts, and the last five.';

create function public.seller_sheet(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('sellers.read');
  return (
    select jsonb_build_object(
      'contact', (select jsonb_build_object('email', c.email, 'phone', c.phone, 'language', c.language, 'tax_name', c.tax_name,
          'tax_address', c.tax_address, 'tax_branch', c.tax_branch) from public.seller_contacts c where c.seller_id = s.id),
      'people', coalesce((select jsonb_agg(jsonb_build_object('id', m.person_id, 'role', m.role, 'since', m.created_at,
          'name', coalesce(p.full_name, ''), 'email', case when private.may('people.read') then p.email end) order by m.role = 'owner' desc, m.created_at)
          from public.seller_members m left join public.profiles p on p.id = m.person_id where m.seller_id = s.id), '[]'),
      'plan', (select jsonb_build_object('status', x.status, 'billing', x.billing, 'period_end', x.period_end)
          from public.seller_members m join public.plan_subscriptions x on x.person_id = m.person_id
         where m.seller_id = s.id and x.plan = 'seller' and x.status <> 'expired' order by x.period_end desc limit 1),
      'application', (select jsonb_build_object('id', a.id, 'status', a.status, 'created_at', a.created_at, 'decided_at', a.decided_at)
          from public.seller_applications a where a.seller_id = s.id limit 1),
      'requirements', (select jsonb_agg(jsonb_build_object('name', r.name, 'needed', r.needed, 'met', r.met, 'evidence', r.evidence))
          from private.seller_requirements(s.id) r),
      'counts', jsonb_build_object(
        'products', (select count(*) from (select from public.products q where q.seller_id = s.id and q.status = 'active' limit 1000) x),
        'drafts', (select count(*) from (select from public.products q where q.seller_id = s.id and q.status = 'draft' limit 1000) x),
        'orders', (select count(*) from (select from public.orders o where o.seller_id = s.id and o.status not in ('awaiting_payment', 'expired')
          limit 1000) x),
        'waiting', (select count(*) from (select from public.orders o where o.seller_id = s.id
          and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped') limit 1000) x),
        'cases', (select count(*) from (select from public.orders o join public.order_cases c on c.order_id = o.id
          where o.seller_id = s.id and c.closed_at is null limit 1000) x)),
      'money', case when private.may('payouts.read') then private.seller_money(s.id) end)
      from public.sellers s where s.id = p_seller_id);
end
$$;
comment on function public.seller_sheet(uuid) is
  'What staff read of a shop beside its row: contact, people, plan, application, requirements, counts to a thousand; `money` for whoever reads payouts, '
  'else null; addresses of its people for whoever reads accounts. Null where there is no such shop.';

revoke execute on function public.sellers_found(text), public.seller_sheet(uuid) from public, anon;
grant execute on function public.sellers_found(text), public.seller_sheet(uuid) to authenticated;
revoke execute on function private.seller_owner(uuid), private.seller_requirements(uuid), private.seller_money(uuid) from public;

-- Whoever reads the records of a noun reads who did what with them; only nouns that are read with another's permission are named.
create or replace function public.acts_about(p_noun text, p_subjects text[])
returns table(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$$;
