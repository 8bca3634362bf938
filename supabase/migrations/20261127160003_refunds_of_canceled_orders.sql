-- Everything that was paid goes back because an order was canceled: whoever asks for that is asked whether it is.

create function private.refund_canceled_order(wanted uuid, because text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.orders o where o.id = wanted and o.status = 'canceled') then
    raise exception 'Only of a canceled order everything goes back.' using errcode = 'HT003';
  end if;
  return private.request_refund(wanted, because);
end
$$;
revoke all on function private.refund_canceled_order(uuid, text) from public;
grant execute on function private.refund_canceled_order(uuid, text) to service_role;
comment on function private.refund_canceled_order(uuid, text) is 'Asks that what is left of a canceled order''s payments goes back; null where nothing is.
HT003 for one that is not canceled.';
