-- Why: a buyer's bank can take a payment back without asking us. Until now nobody saw it: the money was gone and the books went on as if it were there. What
-- a provider calls a dispute is a row here, and its money a row for each maker's order, which the books follow as they follow refunds.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('chargebacks.read', 'Read chargebacks and what they are answered with.', false),
  ('chargebacks.write', 'Answer chargebacks, accept them, and decide who bears them.', true);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'chargebacks.read'), ('support', 'chargebacks.read'), ('finance', 'chargebacks.read'), ('finance', 'chargebacks.write');

insert into public.shop_settings (key, value, description, is_public) values
  ('chargebacks.shop_bears', '["fraudulent", "unrecognized", "duplicate", "credit_not_processed", "bank_cannot_process", "debit_not_authorized",
    "incorrect_account_details", "insufficient_funds"]',
   'Reasons of a chargeback that are about the payment and not about the pieces: the shop bears them, unless a parcel went without a tracking number.', false);

alter table public.state_transitions drop constraint state_transitions_machine_check;
alter table public.state_transitions add constraint state_transitions_machine_check check (machine in (
  'order_group', 'order', 'payment', 'case_cancellation', 'case_return', 'case_claim', 'case_withdrawal', 'chargeback'));
insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('chargeback', 'opened', 'evidence_sent', '{system}', false),
  ('chargeback', 'opened', 'won', '{system}', false),
  ('chargeback', 'opened', 'lost', '{system}', false),
  ('chargeback', 'opened', 'accepted', '{system}', false),
  -- An enquiry that was answered becomes a chargeback.
  ('chargeback', 'evidence_sent', 'opened', '{system}', false),
  ('chargeback', 'evidence_sent', 'won', '{system}', false),
  ('chargeback', 'evidence_sent', 'lost', '{system}', false),
  -- The bank thinks again, and the money moves again.
  ('chargeback', 'lost', 'won', '{system}', false),
  ('chargeback', 'won', 'lost', '{system}', false);

create table public.chargebacks (
  id                 uuid primary key default gen_random_uuid(),
  number             text not null unique,
  payment_id         uuid not null references public.payments on delete restrict,
  provider           text not null,
  provider_reference text not null check (char_length(provider_reference) between 1 and 200),
  status             text not null default 'opened' check (status in ('opened', 'evidence_sent', 'won', 'lost', 'accepted')),
  reason             text not null check (reason ~ '^[a-z_]{1,60}$'),
  amount_minor       bigint not null check (amount_minor > 0),
  currency           character(3) not null default 'THB' references public.currencies (code),
  away_minor         bigint not null default 0 check (away_minor >= 0),
  fee_minor          bigint not null default 0 check (fee_minor >= 0),
  moves              integer not null default 0 check (moves >= 0),
  opened_at          timestamptz not null,
  evidence_due_at    timestamptz,
  answer_by          timestamptz not null,
  decision           text check (decision in ('evidence', 'accept')),
  decided_by         uuid references auth.users on delete set null,
  decided_at         timestamptz,
  sent_at            timestamptz,
  attempts           integer not null default 0,
  last_error         text not null default '' check (char_length(last_error) <= 500),
  closed_at          timestamptz,
  created_at         timestamptz not null default private.now(),
  updated_at         timestamptz not null default private.now(),
  unique (provider, provider_reference),
  constraint decided_once check ((decision is null) = (decided_at is null)),
  constraint over_is_closed check ((status in ('won', 'lost', 'accepted')) = (closed_at is not null))
);
comment on table public.chargebacks is
  'A payment that its buyer''s bank wants back, as its provider has it: opened → evidence sent → won, lost or accepted. `away_minor`: what the provider has '
  'taken by now; `moves`: how often it has moved money for it, so that an older answer is known.';
create index chargebacks_newest on public.chargebacks (created_at, id);
create index chargebacks_by_status on public.chargebacks (status, created_at, id);
create index chargebacks_by_reason on public.chargebacks (reason, created_at, id);
create index chargebacks_most_urgent on public.chargebacks (answer_by, id);
create index chargebacks_largest on public.chargebacks (amount_minor, id);
create index chargebacks_payment on public.chargebacks (payment_id);
create index chargebacks_currency on public.chargebacks (currency);
create index chargebacks_decided_by on public.chargebacks (decided_by);
create index chargebacks_to_answer on public.chargebacks (answer_by, id) where status = 'opened' and decision is null;
create index chargebacks_to_send on public.chargebacks (decided_at) where decision is not null and sent_at is null and closed_at is null;
create index chargebacks_open on public.chargebacks (created_at) where closed_at is null;
alter table public.chargebacks enable row level security;
create policy "who may reads chargebacks" on public.chargebacks for select to authenticated using ((select private.may('chargebacks.read')));
grant select (id, number, payment_id, provider, provider_reference, status, reason, amount_minor, currency, away_minor, fee_minor, opened_at, evidence_due_at,
  answer_by, decision, decided_at, sent_at, last_error, closed_at, created_at) on public.chargebacks to authenticated;
grant select on public.chargebacks to service_role;
revoke insert, update, delete, truncate on public.chargebacks from service_role;
create trigger chargebacks_touch before update on public.chargebacks for each row execute function private.touch_updated_at();
create trigger chargebacks_logged after insert or update of status, away_minor, fee_minor, decision on public.chargebacks for each row
  execute function private.log_changes('id', 'number', 'status', 'away_minor', 'fee_minor', 'decision');

create table public.chargeback_shares (
  chargeback_id uuid not null references public.chargebacks on delete restrict,
  order_id      uuid not null references public.orders on delete restrict,
  weight_minor  bigint not null check (weight_minor >= 0),
  away_minor    bigint not null default 0 check (away_minor >= 0),
  fee_minor     bigint not null default 0 check (fee_minor >= 0),
  bearer        text not null check (bearer in ('seller', 'shop')),
  fee_bearer    text not null default 'shop' check (fee_bearer in ('seller', 'shop')),
  rule          text not null check (rule in ('payment', 'arrived', 'untracked', 'product', 'staff')),
  primary key (chargeback_id, order_id)
);
comment on table public.chargeback_shares is
  'Each maker''s order''s part of a chargeback, and who bears it: by which rule, or because staff decided so. `weight_minor`: what there was of the order''s '
  'money when it was opened, by which amounts are parted.';
create index chargeback_shares_order on public.chargeback_shares (order_id);
alter table public.chargeback_shares enable row level security;
create policy "who may reads whose chargebacks are" on public.chargeback_shares for select to authenticated using ((select private.may('chargebacks.read')));
grant select on public.chargeback_shares to authenticated, service_role;
revoke insert, update, delete, truncate on public.chargeback_shares from service_role;
create trigger chargeback_shares_logged after update of bearer, fee_bearer on public.chargeback_shares for each row
  execute function private.log_changes('chargeback_id', 'order_id', 'bearer', 'fee_bearer', 'rule');

create table public.chargeback_evidence (
  chargeback_id uuid primary key references public.chargebacks on delete restrict,
  words         text not null default '' check (char_length(words) <= 10000),
  talk          text not null default '' check (char_length(talk) <= 20000),
  with_delivery boolean not null default true,
  written_by    uuid references auth.users on delete set null,
  written_at    timestamptz not null default private.now()
);
comment on table public.chargeback_evidence is
  'What the bank is told: our words, what was said, and whether parcels and where they went are named. Nobody changes it once it is to be sent.';
create index chargeback_evidence_written_by on public.chargeback_evidence (written_by);
alter table public.chargeback_evidence enable row level security;
create policy "who may reads what chargebacks are answered with" on public.chargeback_evidence for select to authenticated
  using ((select private.may('chargebacks.read')));
grant select (chargeback_id, words, talk, with_delivery, written_at) on public.chargeback_evidence to authenticated;
grant select on public.chargeback_evidence to service_role;
revoke insert, update, delete, truncate on public.chargeback_evidence from service_role;

create table public.chargeback_files (
  id                 uuid primary key default gen_random_uuid(),
  chargeback_id      uuid not null references public.chargebacks on delete restrict,
  kind               text not null check (kind in ('receipt', 'delivery', 'talk', 'other')),
  name               text not null check (char_length(name) between 1 and 120),
  path               text not null unique,
  mime_type          text not null check (mime_type in ('image/png', 'image/jpeg', 'application/pdf')),
  bytes              bigint not null check (bytes between 1 and 4194304),
  provider_reference text not null default '',
  added_by           uuid references auth.users on delete set null,
  added_at           timestamptz not null default private.now(),
  unique (chargeback_id, kind)
);
comment on table public.chargeback_files is 'A file that goes to the bank, one of a kind as banks want it; `path` names it in the bucket chargeback-files.';
create index chargeback_files_added_by on public.chargeback_files (added_by);
alter table public.chargeback_files enable row level security;
create policy "who may reads files of chargebacks" on public.chargeback_files for select to authenticated using ((select private.may('chargebacks.read')));
grant select (id, chargeback_id, kind, name, path, mime_type, bytes, added_at) on public.chargeback_files to authenticated;
grant select on public.chargeback_files to service_role;
revoke insert, update, delete, truncate on public.chargeback_files from service_role;
create trigger chargeback_files_logged after insert or delete on public.chargeback_files for each row
  execute function private.log_changes('chargeback_id', 'kind', 'name', 'bytes');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('chargeback-files', 'chargeback-files', false, 4 * 1024 * 1024, '{image/png,image/jpeg,application/pdf}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
create policy "who may sees files of chargebacks" on storage.objects for select to authenticated
  using (bucket_id = 'chargeback-files' and (select private.may('chargebacks.read')));

/* What a provider has taken of an order's payment by now. */
create function private.charged_back(of_payment uuid, of_order uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(s.away_minor), 0)::bigint from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id
   where c.payment_id = of_payment and s.order_id = of_order
$$;
comment on function private.charged_back(uuid, uuid) is 'What a provider has taken of an order''s payment by now; nobody can give that back a second time.';

/*
 * Who bears a chargeback, and by which rule. The shop bears what is about the payment, unless the maker sent a parcel nobody can follow, and what is called
 * "not received" of parcels that can be shown to have arrived. The maker bears what is about the pieces.
 */
create function private.bearer_of_chargeback(because text, of_order uuid, out bearer text, out rule text)
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  untracked boolean;
begin
  select * into o from public.orders x where x.id = of_order;
  untracked := o.shipped_at is not null and not exists (select from public.shipments h where h.order_id = of_order and h.tracking_number <> '');
  select x.bearer, x.rule into bearer, rule from (
    select case
      when because = 'product_not_received' and o.delivered_at is not null and not untracked then 'arrived'
      when private.setting('chargebacks.shop_bears') ? because then case when untracked then 'untracked' else 'payment' end
      else 'product' end as rule) r
   cross join lateral (select case when r.rule in ('arrived', 'payment') then 'shop' else 'seller' end as bearer, r.rule) x;
end
$$;

/* The state of a payment whose money is here or was: chargebacks before refunds, what is open before what is over. */
create function private.payment_state(wanted uuid) returns text language sql stable security definer set search_path = '' as $$
  select case
      when c.open then 'chargeback_open'
      when c.lost then 'chargeback_lost'
      when p.refunded_minor >= p.captured_minor then 'refunded'
      when p.refunded_minor > 0 then 'partially_refunded'
      when c.won then 'chargeback_won'
      else 'captured' end
    from public.payments p
   cross join lateral (
     select coalesce(bool_or(x.closed_at is null), false) as open, coalesce(bool_or(x.status in ('lost', 'accepted')), false) as lost,
            coalesce(bool_or(x.status = 'won'), false) as won from public.chargebacks x where x.payment_id = p.id) c
   where p.id = wanted
$$;

/* Parts what is away and the fee by the weights of the makers' orders, to the satang. */
create function private.part_chargeback(wanted uuid) returns void language sql security definer set search_path = '' as $$
  with parts as (
    select s.ids, private.split_amount(c.away_minor, s.weights) as away, private.split_amount(c.fee_minor, s.weights) as fees
      from public.chargebacks c
     cross join lateral (select array_agg(x.order_id order by x.order_id) as ids, array_agg(x.weight_minor order by x.order_id) as weights
                           from public.chargeback_shares x where x.chargeback_id = c.id) s
     where c.id = wanted and s.ids is not null
  )
  update public.chargeback_shares s set away_minor = u.away, fee_minor = u.fee
    from parts, unnest(parts.ids, parts.away, parts.fees) as u (id, away, fee)
   where s.chargeback_id = wanted and s.order_id = u.id and (s.away_minor <> u.away or s.fee_minor <> u.fee);
$$;

/* Refunds that wait and for which there is no money any more fail; the newest first. */
create function private.end_refunds_without_money(of_payment uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  share record;
  waiting record;
  over bigint;
begin
  for share in select s.order_id, s.captured_minor - s.refunded_minor - private.charged_back(of_payment, s.order_id) as room
                 from public.payment_splits s where s.payment_id = of_payment loop
    select coalesce(sum(r.amount_minor), 0) - share.room into over from public.refunds r
     where r.payment_id = of_payment and r.order_id = share.order_id and r.status in ('requested', 'processing', 'manual_required');
    for waiting in select r.id, r.amount_minor from public.refunds r
                    where r.payment_id = of_payment and r.order_id = share.order_id and r.status in ('requested', 'manual_required')
                    order by r.created_at desc, r.id loop
      exit when over <= 0;
      update public.refunds set status = 'failed' where id = waiting.id;
      over := over - waiting.amount_minor;
    end loop;
  end loop;
end
$$;

/*
 * Brings a chargeback to what its provider's books say: {reference, status, reason, amount, currency, away, fee, moves, due_at, opened_at}. Any number of
 * calls in any order ends in the same state: an older answer has fewer movements of money, or is further from the end. Answers opened, moved, same, stale,
 * unclear (a person has to look), unpaid or unknown.
 */
create function private.apply_chargeback(p_provider text, p_charge text, d jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  c public.chargebacks;
  target text := d ->> 'status';
  moved constant integer := (d ->> 'moves')::integer;
  of_group uuid;
  is_new boolean := false;
  news text;
begin
  select x.order_group_id into of_group from public.payments x where x.provider = p_provider and x.provider_reference = p_charge;
  if not found then return 'unknown'; end if;
  -- The group, its orders, the payment: the order in which everything locks them.
  perform from public.order_groups g where g.id = of_group for update;
  perform from public.orders o where o.order_group_id = of_group order by o.id for update;
  select * into p from public.payments x where x.provider = p_provider and x.provider_reference = p_charge for update;
  if p.captured_minor = 0 then return 'unpaid'; end if;

  select * into c from public.chargebacks x where x.provider = p_provider and x.provider_reference = d ->> 'reference';
  if not found then
    if d ->> 'currency' <> p.currency or (d ->> 'amount')::bigint > p.captured_minor then return 'unclear'; end if;
    is_new := true;
    insert into public.chargebacks (number, payment_id, provider, provider_reference, reason, amount_minor, currency, opened_at, answer_by)
    select coalesce((select g.number from public.order_groups g where g.id = of_group), 'PLAN-' || upper(left(p.id::text, 8))) || '-D' || (
        select count(*) + 1 from public.chargebacks x join public.payments y on y.id = x.payment_id
         where coalesce(y.order_group_id, y.id) = coalesce(of_group, p.id)),
      p.id, p_provider, d ->> 'reference', d ->> 'reason', (d ->> 'amount')::bigint, p.currency, (d ->> 'opened_at')::timestamptz, private.now()
    returning * into c;
    insert into public.chargeback_shares (chargeback_id, order_id, weight_minor, bearer, rule)
    select c.id, w.order_id, case when sum(w.left_over) over () > 0 then w.left_over else w.captured_minor end, b.bearer, b.rule
      from (select s.order_id, s.captured_minor, greatest(0, s.captured_minor - s.refunded_minor - private.charged_back(p.id, s.order_id)) as left_over
              from public.payment_splits s where s.payment_id = p.id) w
     cross join lateral private.bearer_of_chargeback(c.reason, w.order_id) b;
  end if;

  if target = 'lost' and c.decision = 'accept' then target := 'accepted'; end if;
  if moved < c.moves or moved = c.moves and private.rank_of_chargeback(target) < private.rank_of_chargeback(c.status) then return 'stale'; end if;
  if target <> c.status and not exists (
    select from public.state_transitions t where t.machine = 'chargeback' and t.from_state = c.status and t.to_state = target) then return 'unclear'; end if;
  if not is_new and (target, (d ->> 'away')::bigint, (d ->> 'fee')::bigint, moved, d ->> 'reason', (d ->> 'due_at')::timestamptz)
    is not distinct from (c.status, c.away_minor, c.fee_minor, c.moves, c.reason, c.evidence_due_at) then return 'same'; end if;
  news := case when is_new then 'opened' when target <> c.status and target <> 'evidence_sent' then target end;

  update public.chargebacks x set status = target, reason = d ->> 'reason', away_minor = (d ->> 'away')::bigint, fee_minor = (d ->> 'fee')::bigint,
      moves = moved,
      evidence_due_at = (d ->> 'due_at')::timestamptz,
      answer_by = least(x.opened_at + interval '72 hours', (d ->> 'due_at')::timestamptz - interval '24 hours'),
      -- What was an enquiry is a chargeback now, and is answered anew.
      decision = case when c.status = 'evidence_sent' and target = 'opened' then null else x.decision end,
      decided_at = case when c.status = 'evidence_sent' and target = 'opened' then null else x.decided_at end,
      sent_at = case when c.status = 'evidence_sent' and target = 'opened' then null else x.sent_at end,
      closed_at = case when target in ('won', 'lost', 'accepted') then coalesce(x.closed_at, private.now()) end
   where x.id = c.id returning * into c;
  perform private.part_chargeback(c.id);
  update public.payments x set status = private.payment_state(x.id) where x.id = p.id;
  perform private.recompute_order(o.id) from public.orders o where o.order_group_id = of_group order by o.id;
  if c.status in ('lost', 'accepted') then
    perform private.end_refunds_without_money(p.id);
    perform private.reverse_points(s.order_id, private.now()) from public.chargeback_shares s where s.chargeback_id = c.id order by s.order_id;
  end if;
  if news is not null then
    insert into private.outbox (topic, key, payload)
    select 'seller.chargeback', c.id || ':' || s.order_id || ':' || news || ':' || c.moves,
           jsonb_build_object('chargeback_id', c.id::text, 'order_id', s.order_id::text, 'news', news)
      from public.chargeback_shares s where s.chargeback_id = c.id
    union all
    select 'shop.chargeback', c.id || ':' || news || ':' || c.moves, jsonb_build_object('chargeback_id', c.id::text, 'news', news)
    on conflict do nothing;
  end if;
  return case when is_new then 'opened' else 'moved' end;
end
$$;

create function private.rank_of_chargeback(state text) returns integer language sql immutable set search_path = '' as $$
  select case state when 'opened' then 0 when 'evidence_sent' then 1 else 2 end
$$;

revoke execute on function private.charged_back(uuid, uuid), private.bearer_of_chargeback(text, uuid), private.payment_state(uuid),
  private.part_chargeback(uuid), private.end_refunds_without_money(uuid), private.apply_chargeback(text, text, jsonb),
  private.rank_of_chargeback(text) from public;
grant execute on function private.charged_back(uuid, uuid), private.apply_chargeback(text, text, jsonb) to service_role;
