-- Why: a gift card is money the shop owes to whoever holds its code, and store credit is money it owes to a member. Both are liabilities in the books; what is
-- paid with credit is a payment like any other, split over the makers' orders, so that prices, tax, commission and papers of an order know nothing of it.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('gift_cards.read', 'Read gift cards and the store credit of members.', false),
  ('gift_cards.write', 'Issue, approve, block, extend, renew and cancel gift cards.', true);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'gift_cards.read'), ('support', 'gift_cards.read'), ('finance', 'gift_cards.read'), ('finance', 'gift_cards.write');
insert into public.shop_settings (key, value, description, is_public) values
  ('credit.second_from_minor', '500000', 'Gift cards from this many satang on are issued by one person and approved by another.', false),
  ('credit.expiry_months', '0', 'Gift cards expire this many months after they are issued; 0 for never, which Thai law allows and buyers expect.', false),
  ('credit.card_most_minor', '5000000', 'The most a gift card may be worth, in satang.', false);

create table public.gift_cards (
  id          uuid primary key default gen_random_uuid(),
  key         uuid not null unique,
  code_hash   bytea not null unique check (octet_length(code_hash) = 32),
  last4       text not null check (char_length(last4) = 4),
  amount_minor bigint not null check (amount_minor between 100 and 100000000),
  currency    char(3) not null default 'THB' references public.currencies,
  status      text not null check (status in ('waiting', 'active', 'redeemed', 'blocked', 'refused', 'canceled', 'expired')),
  reason      text not null check (char_length(reason) between 3 and 500),
  issued_by   uuid references auth.users on delete set null,
  approved_by uuid references auth.users on delete set null,
  redeemed_by uuid references auth.users on delete set null,
  expires_at  timestamptz,
  redeemed_at timestamptz,
  created_at  timestamptz not null default private.now(),
  changed_at  timestamptz not null default private.now(),
  constraint redeemed_at_some_time check ((status = 'redeemed') = (redeemed_at is not null))
);
comment on table public.gift_cards is
  'A gift card: its whole worth goes to the store credit of whoever redeems it first. The code is never kept, only its SHA-256 and its last four characters.';
create index gift_cards_newest on public.gift_cards (created_at, id);
create index gift_cards_largest on public.gift_cards (amount_minor, id);
create index gift_cards_newest_by_status on public.gift_cards (status, created_at, id);
create index gift_cards_last4 on public.gift_cards (last4, id);
create index gift_cards_currency on public.gift_cards (currency);
create index gift_cards_issued_by on public.gift_cards (issued_by);
create index gift_cards_approved_by on public.gift_cards (approved_by);
create index gift_cards_redeemed_by on public.gift_cards (redeemed_by);
create index gift_cards_running_out on public.gift_cards (expires_at) where status in ('active', 'blocked') and expires_at is not null;
alter table public.gift_cards enable row level security;
create policy "who may reads gift cards" on public.gift_cards for select to authenticated using ((select private.may('gift_cards.read')));
grant select (id, last4, amount_minor, currency, status, reason, issued_by, approved_by, redeemed_by, expires_at, redeemed_at, created_at, changed_at)
  on public.gift_cards to authenticated;
grant select on public.gift_cards to service_role;
revoke insert, update, delete, truncate on public.gift_cards from service_role;

create table public.credit_accounts (
  id            uuid primary key default gen_random_uuid(),
  person_id     uuid unique references auth.users on delete set null,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  currency      char(3) not null default 'THB' references public.currencies,
  created_at    timestamptz not null default private.now()
);
comment on table public.credit_accounts is
  'The store credit of a member that can be spent now; what pays an order that waits for the rest is taken off already. '
  'It outlives the person: the books owe it.';
create index credit_accounts_currency on public.credit_accounts (currency);
alter table public.credit_accounts enable row level security;
create policy "members read their credit" on public.credit_accounts for select to authenticated using (person_id = (select auth.uid()));
create policy "who may reads the credit of members" on public.credit_accounts for select to authenticated
  using ((select private.may('gift_cards.read')));
grant select on public.credit_accounts to authenticated, service_role;
revoke insert, update, delete, truncate on public.credit_accounts from service_role;

create table public.credit_entries (
  id           bigint generated always as identity primary key,
  account_id   uuid not null references public.credit_accounts on delete restrict,
  kind         text not null check (kind in ('gift_card', 'spend', 'release', 'refund', 'expiry')),
  amount_minor bigint not null check (amount_minor <> 0),
  left_minor   bigint not null default 0 check (left_minor between 0 and greatest(amount_minor, 0)),
  expires_at   timestamptz,
  key          text not null unique check (char_length(key) <= 120),
  gift_card_id uuid references public.gift_cards on delete restrict,
  payment_id   uuid references public.payments on delete restrict,
  created_at   timestamptz not null default private.now()
);
comment on table public.credit_entries is
  'What came to a member''s credit (positive) and went from it. `left_minor`: what of a gift card is not spent. `key` is the business key: done once.';
create index credit_entries_account on public.credit_entries (account_id, id);
create index credit_entries_gift_card on public.credit_entries (gift_card_id) where gift_card_id is not null;
create index credit_entries_payment on public.credit_entries (payment_id, id) where payment_id is not null;
create index credit_entries_left on public.credit_entries (account_id, expires_at, id) where left_minor > 0;
create index credit_entries_running_out on public.credit_entries (expires_at) where left_minor > 0 and expires_at is not null;
alter table public.credit_entries enable row level security;
create policy "who reads the account reads its entries" on public.credit_entries for select to authenticated
  using (exists (select from public.credit_accounts a where a.id = account_id));
grant select on public.credit_entries to authenticated, service_role;
revoke insert, update, delete, truncate on public.credit_entries from service_role;

create table private.credit_uses (
  spend_id     bigint not null references public.credit_entries on delete restrict,
  source_id    bigint not null references public.credit_entries on delete restrict,
  amount_minor bigint not null check (amount_minor > 0),
  back_minor   bigint not null default 0 check (back_minor between 0 and amount_minor),
  primary key (spend_id, source_id)
);
comment on table private.credit_uses is 'Which gift cards a payment with credit has used up, and what of it came back to them.';
create index credit_uses_source on private.credit_uses (source_id);
alter table private.credit_uses enable row level security;

-- A payment with credit is held beside the one for the rest.
alter table public.payments drop constraint payments_method_check;
alter table public.payments add constraint payments_method_check
  check (method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery', 'store_credit'));
alter table public.payments add constraint credit_is_its_own_provider check ((method = 'store_credit') = (provider = 'credit'));
alter table public.order_groups drop constraint order_groups_payment_method_check;
alter table public.order_groups add constraint order_groups_payment_method_check
  check (payment_method in ('promptpay', 'card', 'bank_transfer', 'shop_promptpay', 'cash_on_delivery', 'store_credit'));
drop index public.payments_one_open;
create unique index payments_one_open on public.payments (order_group_id)
  where status in ('created', 'pending', 'authorized') and method <> 'store_credit';
create unique index payments_one_credit on public.payments (order_group_id) where method = 'store_credit';

create function private.gift_code_hash(p_code text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(regexp_replace(upper(coalesce(p_code, '')), '[^A-Z0-9]', '', 'g'), 'UTF8'))
$$;
comment on function private.gift_code_hash(text) is 'What is kept of a code, however it was typed: spaces, hyphens and small letters do not matter.';
revoke execute on function private.gift_code_hash(text) from public;

create function private.new_gift_code() returns text language sql volatile set search_path = '' as $$
  -- 80 random bits, without letters that look like others.
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(r.bytes, i) % 32, 1) ||
           case when i in (3, 7, 11) then '-' else '' end, '' order by i)
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 15) i
$$;
comment on function private.new_gift_code() is 'A code as it is written on a card: XXXX-XXXX-XXXX-XXXX.';
revoke execute on function private.new_gift_code() from public;

create function private.expire_credit_of(p_account uuid) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  lot public.credit_entries;
  entry bigint;
  gone bigint := 0;
begin
  perform from public.credit_accounts a where a.id = p_account for update;
  for lot in select * from public.credit_entries e
     where e.account_id = p_account and e.left_minor > 0 and e.expires_at <= private.now() order by e.id loop
    update public.credit_accounts set balance_minor = balance_minor - lot.left_minor where id = p_account;
    insert into public.credit_entries (account_id, kind, amount_minor, key, gift_card_id)
    values (p_account, 'expiry', -lot.left_minor, 'expiry:' || lot.id || ':' || extract(epoch from lot.expires_at)::bigint, lot.gift_card_id)
    returning id into entry;
    update public.credit_entries set left_minor = 0 where id = lot.id;
    perform private.post_credit_expiry(entry);
    gone := gone + lot.left_minor;
  end loop;
  return gone;
end
$$;
comment on function private.expire_credit_of(uuid) is
  'Takes away what of a member''s credit has run out, and books it as breakage; answers how much that was.';
revoke execute on function private.expire_credit_of(uuid) from public;

create function private.take_credit(p_person uuid, p_amount bigint, p_payment uuid, p_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  spend bigint;
  lot record;
  open bigint := p_amount;
  part bigint;
begin
  select a.id into account from public.credit_accounts a where a.person_id = p_person;
  if account is null then return false; end if;
  perform private.expire_credit_of(account);
  update public.credit_accounts set balance_minor = balance_minor - p_amount where id = account and balance_minor >= p_amount;
  if not found then return false; end if;
  insert into public.credit_entries (account_id, kind, amount_minor, key, payment_id) values (account, 'spend', -p_amount, p_key, p_payment)
  returning id into spend;
  for lot in select e.id, e.left_minor from public.credit_entries e where e.account_id = account and e.left_minor > 0
    order by e.expires_at nulls last, e.id loop
    part := least(open, lot.left_minor);
    update public.credit_entries set left_minor = left_minor - part where id = lot.id;
    insert into private.credit_uses (spend_id, source_id, amount_minor) values (spend, lot.id, part);
    open := open - part;
    exit when open = 0;
  end loop;
  return true;
end
$$;
comment on function private.take_credit(uuid, bigint, uuid, text) is
  'Takes credit for a payment by one conditional update, what runs out first before the rest; false where there is not enough.';
revoke execute on function private.take_credit(uuid, bigint, uuid, text) from public;

create function private.give_credit_back(p_payment uuid, p_amount bigint, p_kind text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  spend public.credit_entries;
  used record;
  open bigint := p_amount;
  part bigint;
begin
  select * into spend from public.credit_entries e where e.payment_id = p_payment and e.kind = 'spend' order by e.id desc limit 1;
  perform from public.credit_accounts a where a.id = spend.account_id for update;
  update public.credit_accounts set balance_minor = balance_minor + p_amount where id = spend.account_id;
  insert into public.credit_entries (account_id, kind, amount_minor, key, payment_id) values (spend.account_id, p_kind, p_amount, p_key, p_payment);
  for used in select u.source_id, u.amount_minor - u.back_minor as out from private.credit_uses u
     where u.spend_id = spend.id and u.back_minor < u.amount_minor order by u.source_id desc loop
    part := least(open, used.out);
    update private.credit_uses set back_minor = back_minor + part where spend_id = spend.id and source_id = used.source_id;
    -- What comes back after its time can still be used for a while.
    update public.credit_entries set left_minor = left_minor + part,
      expires_at = case when expires_at is not null then greatest(expires_at, private.now() + interval '30 days') end where id = used.source_id;
    open := open - part;
    exit when open = 0;
  end loop;
  if open > 0 then raise exception 'More credit would come back than was taken.' using errcode = 'HT015'; end if;
end
$$;
comment on function private.give_credit_back(uuid, bigint, text, text) is
  'Gives credit back to the gift cards it came from, with the time they had; at least thirty days.';
revoke execute on function private.give_credit_back(uuid, bigint, text, text) from public;

create function private.hold_credit(p_group uuid, p_amount bigint, p_shares jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  g public.order_groups;
  payment uuid;
begin
  select * into g from public.order_groups x where x.id = p_group;
  if g.buyer_id is null then return false; end if;
  insert into public.payments (order_group_id, attempt, provider, method, status, amount_minor, expires_at, provider_reference)
  values (p_group, 1, 'credit', 'store_credit', 'authorized', p_amount, g.expires_at, p_group::text) returning id into payment;
  insert into public.payment_splits (payment_id, order_id, amount_minor)
  select payment, s.order_id, s.amount from jsonb_to_recordset(p_shares) s(order_id uuid, amount bigint);
  return private.take_credit(g.buyer_id, p_amount, payment, 'spend:' || payment || ':1');
end
$$;
comment on function private.hold_credit(uuid, bigint, jsonb) is
  'Holds credit of a buyer for an order group, `[{order_id, amount}]` of each maker, until it is placed or ends; false where there is not enough.';
revoke execute on function private.hold_credit(uuid, bigint, jsonb) from public;
grant execute on function private.hold_credit(uuid, bigint, jsonb) to service_role;

create function private.retake_credit(p_group uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  p public.payments;
  g public.order_groups;
begin
  select * into p from public.payments x where x.order_group_id = p_group and x.method = 'store_credit' for update;
  if not found or p.status in ('authorized', 'captured') then return true; end if;
  select * into g from public.order_groups x where x.id = p_group;
  if not private.take_credit(g.buyer_id, p.amount_minor, p.id,
    'spend:' || p.id || ':' || (select count(*) + 1 from public.credit_entries e where e.payment_id = p.id and e.kind = 'spend')) then
    return false;
  end if;
  update public.payments set status = 'authorized' where id = p.id;
  return true;
end
$$;
comment on function private.retake_credit(uuid) is
  'Money came after the time was up: takes the credit again that paid the other part; false where it was spent meanwhile.';
revoke execute on function private.retake_credit(uuid) from public;
grant execute on function private.retake_credit(uuid) to service_role;

create function private.credit_held(p_group uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(sum(p.amount_minor), 0)::bigint from public.payments p
   where p.order_group_id = p_group and p.method = 'store_credit' and p.status in ('authorized', 'captured')
$$;
comment on function private.credit_held(uuid) is 'What credit pays of an order group, held or taken: the rest is to be paid otherwise.';
revoke execute on function private.credit_held(uuid) from public;
grant execute on function private.credit_held(uuid) to service_role;

create function private.credit_paid(p_group uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(sum(p.amount_minor), 0)::bigint from public.payments p
   where p.order_group_id = p_group and p.method = 'store_credit' and p.status not in ('canceled', 'expired', 'failed')
$$;
comment on function private.credit_paid(uuid) is 'What store credit pays or has paid of an order group, whatever of it came back since.';
revoke execute on function private.credit_paid(uuid) from public;
grant execute on function private.credit_paid(uuid) to service_role;

create function private.spendable_credit(p_person uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce((select a.balance_minor - coalesce((select sum(e.left_minor) from public.credit_entries e
      where e.account_id = a.id and e.left_minor > 0 and e.expires_at <= private.now()), 0)
    from public.credit_accounts a where a.person_id = p_person), 0)::bigint
$$;
comment on function private.spendable_credit(uuid) is 'What a member can pay with now, without what has run out and is not taken away yet.';
revoke execute on function private.spendable_credit(uuid) from public;
grant execute on function private.spendable_credit(uuid) to service_role;

create function private.credit_follows_group() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  taken uuid;
begin
  update public.payments p set status = 'captured', captured_minor = p.amount_minor
   where p.order_group_id = new.id and p.method = 'store_credit' and p.status = 'authorized' returning p.id into taken;
  if found then update public.payment_splits s set captured_minor = s.amount_minor where s.payment_id = taken; end if;
  return null;
end
$$;
revoke execute on function private.credit_follows_group() from public;
create trigger order_groups_take_credit after update of status on public.order_groups for each row
  when (new.status = 'placed' and old.status <> 'placed') execute function private.credit_follows_group();

create function private.credit_follows_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.refunded_minor > old.refunded_minor then
    perform private.give_credit_back(new.id, new.refunded_minor - old.refunded_minor, 'refund', 'refund:' || new.id || ':' || new.refunded_minor);
  elsif old.status = 'authorized' and new.status in ('canceled', 'expired', 'failed') then
    perform private.give_credit_back(new.id, new.amount_minor, 'release',
      'release:' || new.id || ':' || (select count(*) from public.credit_entries e where e.payment_id = new.id and e.kind = 'spend'));
  end if;
  return null;
end
$$;
revoke execute on function private.credit_follows_payment() from public;
create trigger payments_credit_back after update of status, refunded_minor on public.payments for each row
  when (new.method = 'store_credit') execute function private.credit_follows_payment();

create function private.redeem_gift_card(p_person uuid, p_code text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  c public.gift_cards;
  account uuid;
begin
  select * into c from public.gift_cards x where x.code_hash = private.gift_code_hash(p_code) for update;
  if not found or c.status in ('waiting', 'refused', 'canceled') then return jsonb_build_object('because', 'unknown'); end if;
  if c.status = 'redeemed' then return jsonb_build_object('because', case when c.redeemed_by = p_person then 'redeemed_by_you' else 'redeemed' end); end if;
  if c.status = 'blocked' then return jsonb_build_object('because', 'blocked'); end if;
  if c.status = 'expired' or c.expires_at <= private.now() then return jsonb_build_object('because', 'expired'); end if;
  insert into public.credit_accounts (person_id, currency) values (p_person, c.currency) on conflict (person_id) do nothing;
  update public.credit_accounts a set balance_minor = a.balance_minor + c.amount_minor where a.person_id = p_person returning a.id into account;
  update public.gift_cards set status = 'redeemed', redeemed_by = p_person, redeemed_at = private.now(), changed_at = clock_timestamp() where id = c.id;
  insert into public.credit_entries (account_id, kind, amount_minor, left_minor, expires_at, key, gift_card_id)
  values (account, 'gift_card', c.amount_minor, c.amount_minor, c.expires_at, 'gift_card:' || c.id, c.id);
  return jsonb_build_object('amount', c.amount_minor);
end
$$;
comment on function private.redeem_gift_card(uuid, text) is
  'Brings the whole worth of a card to a member''s credit, once: {amount}, or {because: unknown, redeemed, redeemed_by_you, blocked, expired}.';
revoke execute on function private.redeem_gift_card(uuid, text) from public;
grant execute on function private.redeem_gift_card(uuid, text) to service_role;

create function private.expire_credit() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  due record;
  gone bigint := 0;
begin
  for due in select c.id from public.gift_cards c where c.status in ('active', 'blocked') and c.expires_at <= private.now() order by c.id limit 1000
    for update skip locked loop
    update public.gift_cards set status = 'expired', changed_at = clock_timestamp() where id = due.id;
    perform private.log_activity('gift_cards.expire', due.id::text);
    gone := gone + 1;
  end loop;
  for due in select distinct e.account_id as id from public.credit_entries e
     where e.left_minor > 0 and e.expires_at <= private.now() order by 1 limit 1000 loop
    if private.expire_credit_of(due.id) > 0 then gone := gone + 1; end if;
  end loop;
  return gone;
end
$$;
comment on function private.expire_credit() is 'Ends cards and credit whose time is over, and books what they were worth as breakage; answers how many.';
revoke execute on function private.expire_credit() from public;
grant execute on function private.expire_credit() to service_role;
