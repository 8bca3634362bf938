-- Buyer, maker and the shop itself write into one history of a case: who speaks stands before every key, as in that of an order.

create function private.click_of_speaker(wanted uuid, speaker text, click text) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (
      select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click and e.actor_role = speaker)
    then click else speaker || ':' || click end
$$;
revoke all on function private.click_of_speaker(uuid, text, text) from public;
grant execute on function private.click_of_speaker(uuid, text, text) to service_role;
comment on function private.click_of_speaker(uuid, text, text) is 'The key of a click in the history of a case: its speaker stands before it,
except where it was written down before they did.';
