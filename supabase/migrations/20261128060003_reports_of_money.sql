-- Why: two reports told another sum than there was. What a code took off was counted while its order waited, and no longer once it was paid (a use that
-- is over is "confirmed"); and a credit note, which takes back what was invoiced to a maker, was added to the invoices.
create or replace view report.coupons as
  select (u.created_at at time zone 'Asia/Bangkok')::date as day, k.code, u.order_group_id, u.uses, u.saved_minor
    from public.promotion_usages u join public.coupons k on k.id = u.coupon_id where u.state <> 'released';
create or replace view report.fees as
  select f.month, f.kind, f.seller_name as maker, s.sign * f.net_minor as net_minor, s.sign * f.vat_minor as vat_minor, s.sign * f.total_minor as total_minor
    from public.fee_invoices f cross join lateral (select case f.kind when 'credit_note' then -1 else 1 end::bigint as sign) s;
