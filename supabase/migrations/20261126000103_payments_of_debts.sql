-- Why: a maker settles what it owes as a buyer pays an order, with the same providers.

alter table public.payments add column debt_repayment_id uuid references public.debt_repayments on delete restrict;
alter table public.payments drop constraint pays_one_thing;
alter table public.payments add constraint pays_one_thing check (num_nonnulls(order_group_id, plan_purchase_id, debt_repayment_id) = 1);
create unique index payments_debt_attempt on public.payments (debt_repayment_id, attempt) where debt_repayment_id is not null;
grant select (debt_repayment_id) on public.payments to authenticated;
create policy "members read payments of their debts" on public.payments for select to authenticated
  using (exists (select from public.debt_repayments r where r.id = payments.debt_repayment_id));
