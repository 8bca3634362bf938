-- A transfer is waited for a day only by an address that somebody reads: until a slip is sent or the link in the order's letter is opened, it is held as
-- briefly as a code that is scanned.

alter table public.order_groups
  add column email_confirmed_at timestamptz,
  add column confirmation_sent_at timestamptz;
comment on column public.order_groups.email_confirmed_at is
  'When the link in the order''s letter was opened, or the order placed by a member with the account''s own address.';
comment on column public.order_groups.confirmation_sent_at is
  'When an address that had not been confirmed was written to about this order; once in a day is the most one such address gets.';

alter table private.held_for add column is_network boolean not null default false;
comment on column private.held_for.is_network is 'Whether it stands for a network, which many share; else for one buyer.';

insert into public.shop_settings (key, value, description, is_public) values
  ('orders.reservation_minutes_unconfirmed', '20', 'How long stock is held for a transfer before a slip is sent or the e-mail address is confirmed.', true);
update public.shop_settings
   set description = 'How long stock is held for a transfer to the shop''s own account, from the moment the e-mail address is confirmed; a slip that was '
     'sent is looked at for as long again.'
 where key = 'orders.reservation_minutes_transfer';

/* Whether an address is the one an account was confirmed with. */
create function private.is_email_of(person uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = person and u.email_confirmed_at is not null and lower(u.email) = lower(btrim(address)))
$$;
comment on function private.is_email_of(uuid, text) is 'Whether an address is the one an account was confirmed with.';
revoke execute on function private.is_email_of(uuid, text) from public;
grant execute on function private.is_email_of(uuid, text) to service_role;
