-- Why: money paid by transfer, to the shop's own PromptPay or in cash goes back by a person's hand. That person has to know where to send it, and the buyer that it is being sent.

create table private.refund_accounts (
  order_group_id uuid primary key references public.order_groups on delete cascade,
  bank           text not null check (char_length(bank) between 2 and 80),
  number         text not null check (char_length(number) between 6 and 40),
  holder         text not null check (char_length(holder) between 2 and 120),
  given_at       timestamptz not null default now()
);
comment on table private.refund_accounts is 'Where a buyer wants money sent that goes back by hand. Read by operators alone, forgotten when the last refund of the order has been sent, after 90 days, and with the account of its person.';
alter table private.refund_accounts enable row level security;
create index refunds_by_hand on public.refunds (created_at) where status = 'manual_required';

/* A refund no provider can carry out is left to a person; the buyer is asked for an account, once for each order, unless it is known. */
create function private.leave_refund_to_person(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  update public.refunds set status = 'manual_required' where id = wanted and status = 'processing' returning * into r;
  if not found then return; end if;
  insert into private.outbox (topic, key, payload)
  select 'order.refund_account', o.order_group_id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number) from public.orders o
   where o.id = r.order_id and not exists (select from private.refund_accounts a where a.order_group_id = o.order_group_id)
  on conflict do nothing;
end
$$;
revoke execute on function private.leave_refund_to_person(uuid) from public, anon, authenticated;
grant execute on function private.leave_refund_to_person(uuid) to service_role;

/* An account is kept only while money is to be sent to it. */
create function private.forget_refund_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.refund_accounts a using public.orders o where o.id = new.order_id and a.order_group_id = o.order_group_id
    and not exists (select from public.refunds r join public.orders x on x.id = r.order_id where x.order_group_id = a.order_group_id and r.status in ('requested', 'processing', 'manual_required'));
  return null;
end
$$;
revoke execute on function private.forget_refund_account() from public, anon, authenticated;
create trigger refunds_forget_account after update of status on public.refunds for each row when (new.status in ('succeeded', 'failed')) execute function private.forget_refund_account();

create function private.forget_account_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.refund_accounts a where a.order_group_id = new.id;
  return null;
end
$$;
revoke execute on function private.forget_account_of_person() from public, anon, authenticated;
create trigger order_groups_forget_refund_account after update of buyer_id on public.order_groups for each row when (old.buyer_id is not null and new.buyer_id is null)
  execute function private.forget_account_of_person();
