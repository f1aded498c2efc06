---
tag: yy-__name__
title: __title__
since: __since__
#if optimistic
use: onde um toque guarda uma escolha de quem visita.
#else
use: onde um toque manda um pedido ao servidor.
#end
avoid: para um formulário com campos: isso é do `yy-form`.
keyboard: é um botão de verdade: tab chega nele, enter e espaço apertam.
noScript: aparece o que está dentro da tag: um formulário que faz o mesmo pedido. aparece também enquanto o script carrega e com um atributo errado.
#if optimistic
failures: com qualquer status que não seja 2xx, ou sem resposta, a escolha volta atrás e a mensagem aparece embaixo, com um `yy:error`. as palavras do servidor (`{"base": "…"}`) aparecem no lugar. com um 401, um link para entrar e voltar.
readers: o texto do botão e o estado apertado mudam juntos. o que falhou é um `role=alert` embaixo e descreve o botão.
#else
failures: com qualquer status que não seja 2xx, ou sem resposta, a mensagem aparece embaixo, com um `yy:error`, e outro toque tenta de novo. as palavras do servidor (`{"base": "…"}`) aparecem no lugar. com um 401, um link para entrar e voltar.
readers: o texto do botão muda com o que aconteceu. o que falhou é um `role=alert` embaixo e descreve o botão.
#end
---
{{> guide-start}}
      <section class="card example">
        <h2>o botão</h2>
        <p>toque nele. quem não entrou na conta vê o link para entrar.</p>
        <div class="stage">
#if optimistic
          <yy-__name__ data-item-id="7">
#else
          <yy-__name__>
#end
            <form action="__path__" method="post"><input type="hidden" name="authenticity_token" value="{{csrf}}">__itemField__<button class="button button-small">__buttonText__</button></form>
          </yy-__name__>
        </div>
        <output class="events small" data-guide-events>os eventos aparecem aqui.</output>
{{#markup}}
#if optimistic
<yy-__name__ data-item-id="7">
#else
<yy-__name__>
#end
  <form action="__path__" method="post">
#if optimistic
    <input type="hidden" name="item_id" value="7">
#end
    <button>__buttonText__</button>
  </form>
</yy-__name__>
{{/markup}}
      </section>
      <section class="card example">
        <h2>quando o servidor reclama</h2>
        <p>escolha uma resposta e depois toque no botão.</p>
        <div class="stage">
#if optimistic
          <yy-__name__ data-item-id="7">
#else
          <yy-__name__>
#end
            <form action="__path__" method="post"><input type="hidden" name="authenticity_token" value="{{csrf}}">__itemField__<button class="button button-small">__buttonText__</button></form>
          </yy-__name__>
          <div class="button-row">
            <button class="button button-quiet button-small" type="button" data-demo-fail='{"path":"__path__","delay":3000}'>demorar 3 s</button>
            <button class="button button-quiet button-small" type="button" data-demo-fail='{"path":"__path__","status":500}'>responder 500</button>
            <button class="button button-quiet button-small" type="button" data-demo-fail='{"path":"__path__","status":401}'>responder 401</button>
          </div>
        </div>
        <output class="events small" data-guide-events>os eventos aparecem aqui.</output>
      </section>
{{> guide-end}}
