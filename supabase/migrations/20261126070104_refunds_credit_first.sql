-- Why: what was paid with store credit goes back to it first, then to the bank the rest came from.
CREATE OR REPLACE FUNCTION private.request_refund(wanted uuid, because text, of_payment uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share record;
  asked uuid;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, wanted)
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = wanted and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = wanted and s.captured_minor > s.refunded_minor and (of_payment is null or s.payment_id = of_payment)
     order by (p.method = 'store_credit') desc, s.payment_id for update of s
  loop
    continue when share.left_over <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason)
    values (share.payment_id, wanted, share.left_over, share.currency, left(because, 1000)) returning id into asked;
  end loop;
  return asked;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_case_refund(c public.order_cases)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share record;
  open bigint := c.refund_minor;
  part bigint;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, c.order_id)
        - coalesce((select sum(r.amount_minor) from public.refunds r
             where r.order_id = c.order_id and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = c.order_id and s.captured_minor > s.refunded_minor order by (p.method = 'store_credit') desc, s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason, case_id) values (share.payment_id, c.order_id, part, share.currency,
      c.number, c.id);
    open := open - part;
  end loop;
  return c.refund_minor - open;
end
$function$;
